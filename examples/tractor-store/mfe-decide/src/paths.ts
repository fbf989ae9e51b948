import type { SitePath } from '@tesela/core/navigation';

/** Every URL that this team owns: a page for each product, and one for each variant, by its number. */
export const paths = {
  product: (id: string): SitePath => `/product/${id}`,
} as const;
