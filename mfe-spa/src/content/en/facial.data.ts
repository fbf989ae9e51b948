import { readSection } from '#content/readSpa.ts';

export const section = readSection('facial', 'en');
