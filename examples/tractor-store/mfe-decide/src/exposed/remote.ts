import { defineRemote, page } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_decide',
  routes: [
    page(paths.product(':number'), () => import('#pages/ProductPage.tsx'), {
      slots: ['add-to-cart', 'recommendations'],
    }),
  ],
  uses: { 'add-to-cart': { sku: 'string' }, recommendations: { skus: 'string[]' } },
});
