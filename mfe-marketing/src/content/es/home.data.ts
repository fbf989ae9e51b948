import { readHome } from '#content/readHome.ts';

export const home = readHome('es');
