import { source } from '#content/schema.ts';

export const problems = source.entries('problems', 'es');

export const page = source.single('pages/problems', 'es');
