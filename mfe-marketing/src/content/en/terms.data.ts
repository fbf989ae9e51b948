import { readLegal } from '#content/readLegal.ts';

export const legal = readLegal('terminos', 'en');
