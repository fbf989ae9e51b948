import { source } from '#content/schema.ts';

export const problems = source.entries('problems', 'es');

export const page = source.single('pages/problems', 'es');

export const services = source.entries('services', 'es').map(({ id, area, title, titleLang }) => ({
  id,
  area,
  title,
  titleLang,
}));
