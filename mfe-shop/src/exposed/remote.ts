import { defineRemote, page, slot } from '@tesela/core/defineRemote';

import { paths, shopViews } from '#paths.ts';

/** For what says what is in the cart. */
const ofCart = { defer: 'visible', stored: ['clinic.cart'] } as const;

export const remote = defineRemote({
  name: 'mfe_shop',
  routes: [
    ...shopViews.map((view) => page(paths.view(view), () => import('#pages/ShopPage.tsx'), ofCart)),
    page(paths.guide, () => import('#pages/GuidePage.tsx'), { defer: 'visible' }),
    page(paths.routines, () => import('#pages/RoutineIndexPage.tsx')),
    page(paths.routine(':slug'), () => import('#pages/RoutinePage.tsx'), ofCart),
    page(paths.compare, () => import('#pages/ComparePage.tsx'), ofCart),
    page(paths.product(':slug'), () => import('#pages/ProductPage.tsx'), ofCart),
  ],
  slots: {
    /** The floating cart. */
    'cart-widget': slot(() => import('#features/cart/window/CartWidget.tsx'), {
      widget: { order: 10, under: [paths.shop] },
      ...ofCart,
    }),
    /** A carousel of five products; the heading around it is the page's. */
    'featured-products': slot(() => import('./FeaturedProducts.tsx'), { defer: 'visible' }),
    /** Small cards of the products whose paths are given, in either language. */
    'product-cards': slot(() => import('./ProductCards.tsx'), { props: { products: 'string[]' } }),
    /** Links to the routines for a worry, one for each skin; nothing where the shop has none for it. */
    routines: slot(() => import('./Routines.tsx'), { props: { worry: 'string' } }),
  },
});
