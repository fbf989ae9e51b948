import { readArea } from '#content/readArea.ts';

export const area = readArea('estetica', 'es');
