import type { SitePath } from '@tesela/core/navigation';

/** Every URL that this team owns. */
export const paths = {
  home: '/',
  products: '/products',
  category: (key: string): SitePath => `/products/${key}`,
  stores: '/stores',
} as const;

/** Pages of others that it links: decide has one for every product, and one for every variant. */
export const elsewhere = {
  product: (id: string): SitePath => `/product/${id}`,
  variant: (sku: string): SitePath => `/product/${sku}`,
} as const;
