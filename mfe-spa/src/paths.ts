import type { SitePath } from '@tesela/core/navigation';

export const sectionIds = ['facial', 'capilar', 'corporal', 'laser'] as const;

export type SectionId = (typeof sectionIds)[number];

/** Returns the id of a zone's row in the table. */
export const zoneId = (id: string): string => `zona-${id}`;

/** Id of the part of the page with that table. */
export const ZONES_ID = 'zonas';

/** All paths of this micro-frontend, without language prefix. */
export const paths = {
  root: '/spa',
  section: (section: SectionId | ':section'): SitePath => `/spa/${section}`,
  experience: (section: SectionId, id: string): SitePath => `/spa/${section}#${id}`,
  zones: `/spa/laser#${ZONES_ID}`,
  zone: (id: string): SitePath => `/spa/laser#${zoneId(id)}`,
} as const;
