import type { DoctorName } from '#content/types.ts';

/** By slug, for the pages that need no more of the team's words. */
// Sample: replace before launch.
export const doctors = {
  'mariana-restrepo': {
    name: 'Dra. Mariana Restrepo',
    role: 'Directora médica · Dermatología clínica',
    profession: 'Médica cirujana, especialista en Dermatología',
  },
  'andres-villegas': {
    name: 'Dr. Andrés Villegas',
    role: 'Cirugía dermatológica',
    profession: 'Médico cirujano, especialista en Dermatología',
  },
  'laura-echeverri': {
    name: 'Dra. Laura Echeverri',
    role: 'Dermatología estética y láser',
    profession: 'Médica cirujana, especialista en Dermatología',
  },
  'felipe-arango': {
    name: 'Dr. Felipe Arango',
    role: 'Tricología · Pelo y cuero cabelludo',
    profession: 'Médico cirujano, especialista en Dermatología',
  },
} satisfies Record<string, DoctorName>;
