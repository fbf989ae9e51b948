import type { Slots } from '@clinic/shared/contract';
import { defineRemote, page, slot } from '@clinic/shared/defineRemote';

import { guidePath, paths, productPattern, routineIndexPath, routinePattern, shopViews } from '#paths.ts';

export const remote = defineRemote({
  name: 'mfe_shop',
  routes: [
    ...shopViews.map((view) => page(paths[view], () => import('#pages/ShopPage.tsx'))),
    page(guidePath, () => import('#pages/GuidePage.tsx')),
    page(routineIndexPath, () => import('#pages/RoutineIndexPage.tsx')),
    page(routinePattern, () => import('#pages/RoutinePage.tsx')),
    page(productPattern, () => import('#pages/ProductPage.tsx')),
  ],
  slots: {
    'cart-widget': slot(() => import('#features/cart/window/CartWidget.tsx'), {
      widget: { order: 10, under: [paths.all] },
    }),
    'featured-products': slot(() => import('./FeaturedProducts.tsx')),
    'product-cards': slot<Slots['product-cards']>(() => import('./ProductCards.tsx'), {
      props: { products: 'string[]' },
    }),
    routines: slot<Slots['routines']>(() => import('./Routines.tsx'), { props: { worry: 'string' } }),
  },
});
