import { source } from '#content/schema.ts';

export const experiences = source
  .entries('experiences', 'en')
  .map(({ id, section, title, titleLang, kind, shortDescription }) => ({
    id,
    section,
    title,
    titleLang,
    kind,
    shortDescription,
  }));
