import type { SitePath } from '@clinic/shared/navigation';

export const sectionIds = ['facial', 'capilar', 'corporal', 'laser'] as const;

export type SectionId = (typeof sectionIds)[number];

/** Id of the row of a zone in the table of the laser. */
export const zoneId = (id: string): string => `zona-${id}`;

/** Id of that table's part of the page. */
export const ZONES_ID = 'zonas';

/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  root: '/spa',
  section: (section: SectionId | ':section'): SitePath => `/spa/${section}`,
  experience: (section: SectionId, id: string): SitePath => `/spa/${section}#${id}`,
  zones: `/spa/laser#${ZONES_ID}`,
  zone: (id: string): SitePath => `/spa/laser#${zoneId(id)}`,
} as const;
