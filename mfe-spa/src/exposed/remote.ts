import { defineRemote, page, redirect, slot } from '@clinic/shared/defineRemote';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_spa',
  routes: [
    redirect(paths.root, paths.section('facial')),
    // One route for the four sections: hero and navigation stay mounted from one to the next.
    page(paths.section(':section'), () => import('#pages/SpaPage.tsx'), { slots: ['problems-here'] }),
  ],
  slots: { 'spa-prices': slot(() => import('./SpaPrices.tsx')) },
});
