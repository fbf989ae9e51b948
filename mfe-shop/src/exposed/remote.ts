import type { Slots } from '@clinic/shared/contract';
import { defineRemote, page, slot } from '@clinic/shared/defineRemote';

import { paths, shopViews } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_shop',
  routes: [
    ...shopViews.map((view) => page(paths.view(view), () => import('#pages/ShopPage.tsx'))),
    page(paths.guide, () => import('#pages/GuidePage.tsx')),
    page(paths.routines, () => import('#pages/RoutineIndexPage.tsx')),
    page(paths.routine(':slug'), () => import('#pages/RoutinePage.tsx')),
    page(paths.compare, () => import('#pages/ComparePage.tsx')),
    page(paths.product(':slug'), () => import('#pages/ProductPage.tsx')),
  ],
  slots: {
    'cart-widget': slot(() => import('#features/cart/window/CartWidget.tsx'), {
      widget: { order: 10, under: [paths.shop] },
    }),
    'featured-products': slot(() => import('./FeaturedProducts.tsx')),
    'product-cards': slot<Slots['product-cards']>(() => import('./ProductCards.tsx'), {
      props: { products: 'string[]' },
    }),
    routines: slot<Slots['routines']>(() => import('./Routines.tsx'), { props: { worry: 'string' } }),
  },
});
