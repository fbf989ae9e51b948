import type { SitePath } from '@clinic/shared/navigation';

export const sectionIds = ['facial', 'capilar', 'corporal', 'laser'] as const;

export type SectionId = (typeof sectionIds)[number];

/** Every URL that this micro-frontend owns, without language. */
export const paths = {
  root: '/spa',
  sectionPattern: '/spa/:section',
  section: (section: SectionId): SitePath => `/spa/${section}`,
  experience: (section: SectionId, id: string): SitePath => `/spa/${section}#${id}`,
} as const;
