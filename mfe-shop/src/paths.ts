import type { SitePath } from '@tesela/core/navigation';

/** The list pages of the shop, by what they show. */
export const shopViews = ['all', 'rejuvenecimiento', 'capilar', 'anti-acne', 'antimanchas'] as const;

export type ShopView = (typeof shopViews)[number];

/** URL parameter with the ids of the compared products. */
export const COMPARED = 'productos';

/** Id of the button of the floating cart; as the hash of a page of the shop it opens the cart. */
export const CART_ID = 'carrito';

/** All paths of this micro-frontend, without language prefix. */
export const paths = {
  shop: '/tienda',
  view: (view: ShopView): SitePath => (view === 'all' ? '/tienda' : `/tienda/${view}`),
  product: (id: string): SitePath => `/tienda/producto/${id}`,
  /** Opens the floating cart. */
  cart: `/tienda#${CART_ID}`,
  guide: '/tienda/guia',
  guideSection: (id: string): SitePath => `/tienda/guia#${id}`,
  routines: '/tienda/rutina',
  routine: (slug: string): SitePath => `/tienda/rutina/${slug}`,
  compare: '/tienda/comparar',
  /** An empty id keeps its place. The ids need no encoding. */
  comparison: (ids: readonly string[]): SitePath => `/tienda/comparar?${COMPARED}=${ids.join(',')}`,
} as const;

export const routineSlug = (skin: string, worry: string): string => `piel-${skin}-${worry}`;

/** Returns the product id of a product page's path; undefined for other paths. */
export const productIdOf = (path: string): string | undefined =>
  /^\/tienda\/producto\/([^/]+)$/.exec(path)?.[1];
