import { defineRemote, page, slot } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

/** For what depends on the cart: the mini-cart in the header, and what is recommended beside the cart. */
const ofCart = { stored: ['c_cart'] } as const;

export const remote = defineRemote({
  name: 'mfe_explore',
  routes: [
    page(paths.home, () => import('#pages/HomePage.tsx')),
    page(paths.products, () => import('#pages/CategoryPage.tsx')),
    page(paths.category(':category'), () => import('#pages/CategoryPage.tsx')),
    page(paths.stores, () => import('#pages/StoresPage.tsx')),
  ],
  slots: {
    header: slot(() => import('./Header.tsx'), ofCart),
    footer: slot(() => import('./Footer.tsx')),
    recommendations: slot(() => import('./Recommendations.tsx'), {
      ...ofCart,
      props: { skus: 'string[]' },
    }),
    'store-picker': slot(() => import('./StorePicker.tsx')),
  },
  uses: { recommendations: { skus: 'string[]' } },
});
