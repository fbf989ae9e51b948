import { readSection } from '#content/readSpa.ts';

export const section = readSection('capilar', 'en');
