import type { Lang } from '@clinic/shared/lang';

import { source } from './schema.ts';
import type { Doctor, DoctorName } from './types.ts';

export const readDoctors = (lang: Lang): Doctor[] =>
  source.entries('doctors', lang).map(({ id, ...doctor }) => ({ slug: id, ...doctor }));

/** By slug, for the pages that need no more of the team's words. */
export const readDoctorNames = (lang: Lang): Record<string, DoctorName> =>
  Object.fromEntries(
    source.entries('doctors', lang).map(({ id, name, role, profession }) => [id, { name, role, profession }]),
  );
