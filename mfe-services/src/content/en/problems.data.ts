import { source } from '#content/schema.ts';

export const problems = source.entries('problems', 'en');

export const page = source.single('pages/problems', 'en');
