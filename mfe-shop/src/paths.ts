import type { SitePath } from '@clinic/shared/navigation';

/** Pages that list products, by the products that they show. */
export const shopViews = ['all', 'rejuvenecimiento', 'capilar', 'anti-acne', 'antimanchas'] as const;

export type ShopView = (typeof shopViews)[number];

/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  shop: '/tienda',
  view: (view: ShopView): SitePath => (view === 'all' ? '/tienda' : `/tienda/${view}`),
  product: (id: string): SitePath => `/tienda/producto/${id}`,
  guide: '/tienda/guia',
  guideSection: (id: string): SitePath => `/tienda/guia#${id}`,
  routines: '/tienda/rutina',
  routine: (slug: string): SitePath => `/tienda/rutina/${slug}`,
} as const;

export const routineSlug = (skin: string, worry: string): string => `piel-${skin}-${worry}`;

/** Id of the product whose page this path is. */
export const productIdOf = (path: string): string | undefined =>
  /^\/tienda\/producto\/([^/]+)$/.exec(path)?.[1];
