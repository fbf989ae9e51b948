import { source } from '#content/schema.ts';

export const page = source.single('pages/precios', 'en');
