import { readLegal } from '#content/readLegal.ts';

export const legal = readLegal('accesibilidad', 'en');
