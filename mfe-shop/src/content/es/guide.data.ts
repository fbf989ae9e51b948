import { readGuide } from '#content/readGuide.ts';

export const guide = readGuide('es');
