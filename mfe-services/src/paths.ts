import type { SitePath } from '@tesela/core/navigation';

export const areas = ['clinica', 'estetica'] as const;

export type Area = (typeof areas)[number];

/** All paths of this micro-frontend, without the prefix of the language. */
export const paths = {
  root: '/dermatologia',
  anythingElse: '/dermatologia/*',
  prices: '/precios',
  area: (area: Area): SitePath => `/dermatologia/${area}`,
  /** The card of a treatment or a device on the page of its area. */
  card: (area: Area, id: string): SitePath => `/dermatologia/${area}#${id}`,
  treatments: '/tratamientos',
  treatment: (id: string): SitePath => `/tratamientos/${id}`,
  problems: '/problemas',
  problem: (slug: string): SitePath => `/problemas/${slug}`,
} as const;
