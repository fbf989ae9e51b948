import { readPriced } from '#content/readArea.ts';

export const priced = readPriced('es');
