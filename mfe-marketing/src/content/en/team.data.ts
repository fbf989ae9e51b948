import { readDoctors } from '#content/readDoctors.ts';
import { source } from '#content/schema.ts';

export const team = { ...source.single('pages/equipo', 'en'), doctors: readDoctors('en') };
