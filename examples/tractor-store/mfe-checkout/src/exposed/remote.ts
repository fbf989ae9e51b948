import { defineRemote, page, slot } from '@tesela/core/defineRemote';

import { paths } from '#paths.ts';

/** For what says what is in the cart. */
const ofCart = { stored: ['c_cart'] } as const;

export const remote = defineRemote({
  name: 'mfe_checkout',
  routes: [
    page(paths.cart, () => import('#pages/CartPage.tsx'), { ...ofCart, slots: ['recommendations'] }),
    page(paths.checkout, () => import('#pages/CheckoutPage.tsx'), { slots: ['store-picker'] }),
    page(paths.thanks, () => import('#pages/ThanksPage.tsx')),
  ],
  slots: {
    'mini-cart': slot(() => import('./MiniCart.tsx'), ofCart),
    'add-to-cart': slot(() => import('./AddToCart.tsx'), {
      // A tap finds it ready.
      defer: 'visible',
      props: { sku: 'string' },
    }),
    'compact-header': slot(() => import('./CompactHeader.tsx')),
  },
  uses: { recommendations: { skus: 'string[]' } },
});
