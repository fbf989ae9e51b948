import { source } from '#content/schema.ts';

export const services = source
  .entries('services', 'es')
  .map(({ id, area, title, titleLang, description }) => ({ id, area, title, titleLang, description }));

export const problems = source
  .entries('problems', 'es')
  .map(({ id, name, gloss, causes }) => ({ id, name, gloss, causes: causes.map((cause) => cause.name) }));
