import type { SitePath } from '@tesela/core/navigation';

/** Every URL that this team owns. */
export const paths = {
  cart: '/checkout/cart',
  checkout: '/checkout/checkout',
  thanks: '/checkout/thanks',
} as const;

/** Where forms go without scripts: `the package `basket``. */
export const actions = {
  add: '/checkout/cart/add',
  remove: '/checkout/cart/remove',
  order: '/checkout/place-order',
  /** The cart without scripts. */
  basket: '/checkout/basket',
} as const;

/** Pages of others that it links. */
export const elsewhere = {
  home: '/',
  products: '/products',
  variant: (sku: string): SitePath => `/product/${sku}`,
} as const;
