import { source } from '#content/schema.ts';

export const problems = source.entries('problems', 'en');

export const page = source.single('pages/problems', 'en');

export const services = source.entries('services', 'en').map(({ id, area, title, titleLang }) => ({
  id,
  area,
  title,
  titleLang,
}));
