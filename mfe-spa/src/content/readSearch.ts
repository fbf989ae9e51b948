import type { Lang } from '@clinic/shared/lang';

import { source } from './schema.ts';

/** What the search over the site needs of each experience. */
export const readExperiences = (lang: Lang) =>
  source.entries('experiences', lang).map(({ id, section, title, titleLang, kind, shortDescription }) => ({
    id,
    section,
    title,
    titleLang,
    kind,
    shortDescription,
  }));
