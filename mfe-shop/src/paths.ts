import type { SitePath } from '@clinic/shared/navigation';

/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  all: '/tienda',
  rejuvenecimiento: '/tienda/rejuvenecimiento',
  capilar: '/tienda/capilar',
  'anti-acne': '/tienda/anti-acne',
  antimanchas: '/tienda/antimanchas',
} as const satisfies Record<string, SitePath>;

/** Which products a page of the shop shows. */
export type ShopView = keyof typeof paths;

// The keys of a const object are its type's keys; Object.keys widens them.
export const shopViews = Object.keys(paths) as ShopView[];

/** How to use the products; each of its sections has an anchor. */
export const guidePath = '/tienda/guia';

export const guideSectionPath = (id: string): SitePath => `${guidePath}#${id}`;

/** The questions of a routine. */
export const routineIndexPath: SitePath = '/tienda/rutina';

/** The page of one routine. */
export const routinePath = (slug: string): SitePath => `/tienda/rutina/${slug}`;

/** Pattern of the pages of routines. */
export const routinePattern = '/tienda/rutina/:slug';

export const routineSlug = (skin: string, worry: string): string => `piel-${skin}-${worry}`;

/** The page of one product. */
export const productPath = (id: string): SitePath => `/tienda/producto/${id}`;

/** Pattern of the pages of products. */
export const productPattern = '/tienda/producto/:slug';

/** Id of the product whose page this path is. */
export const productIdOf = (path: string): string | undefined =>
  /^\/tienda\/producto\/([^/]+)$/.exec(path)?.[1];
