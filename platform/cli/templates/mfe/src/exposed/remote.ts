import { defineRemote, page } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_template',
  routes: [page(paths.home, () => import('#pages/HomePage.tsx'))],
});
