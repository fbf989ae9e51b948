import { readCategories, readPrecautions } from '#content/readSpa.ts';
import { source } from '#content/schema.ts';

export const page = source.single('pages/spa', 'en');
export const categories = readCategories('en');
export const precautions = readPrecautions('en');
