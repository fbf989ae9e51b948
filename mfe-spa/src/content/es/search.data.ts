import { source } from '#content/schema.ts';

export const experiences = source
  .entries('experiences', 'es')
  .map(({ id, section, title, titleLang, kind, shortDescription }) => ({
    id,
    section,
    title,
    titleLang,
    kind,
    shortDescription,
  }));
