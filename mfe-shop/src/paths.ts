import type { SitePath } from '@clinic/shared/navigation';

import type { ShopView } from '#content/types.ts';

/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  all: '/tienda',
  rejuvenecimiento: '/tienda/rejuvenecimiento',
  capilar: '/tienda/capilar',
  'anti-acne': '/tienda/anti-acne',
  antimanchas: '/tienda/antimanchas',
} as const satisfies Record<ShopView, SitePath>;

/** How to use the products; each of its sections has an anchor. */
export const guidePath = '/tienda/guia';

export const guideSectionPath = (id: string): SitePath => `${guidePath}#${id}`;

/** The page of one product. */
export const productPath = (id: string): SitePath => `/tienda/producto/${id}`;

/** Pattern of the pages of products. */
export const productPattern = '/tienda/producto/:slug';

/** Id of the product whose page this path is. */
export const productIdOf = (path: string): string | undefined =>
  /^\/tienda\/producto\/([^/]+)$/.exec(path)?.[1];
