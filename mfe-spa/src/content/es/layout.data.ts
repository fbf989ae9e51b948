import { readCategories, readPrecautions } from '#content/readSpa.ts';
import { source } from '#content/schema.ts';

export const page = source.single('pages/spa', 'es');
export const categories = readCategories('es');
export const precautions = readPrecautions('es');
