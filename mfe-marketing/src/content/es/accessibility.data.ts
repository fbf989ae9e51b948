import { readLegal } from '#content/readLegal.ts';

export const legal = readLegal('accesibilidad', 'es');
