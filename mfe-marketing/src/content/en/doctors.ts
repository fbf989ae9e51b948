import type { DoctorName } from '#content/types.ts';

/** By slug, for the pages that need no more of the team's words. */
// Sample: replace before launch.
export const doctors = {
  'mariana-restrepo': {
    name: 'Dr. Mariana Restrepo',
    role: 'Medical director · Clinical dermatology',
    profession: 'Physician, specialist in dermatology',
  },
  'andres-villegas': {
    name: 'Dr. Andrés Villegas',
    role: 'Dermatologic surgery',
    profession: 'Physician, specialist in dermatology',
  },
  'laura-echeverri': {
    name: 'Dr. Laura Echeverri',
    role: 'Aesthetic dermatology and laser',
    profession: 'Physician, specialist in dermatology',
  },
  'felipe-arango': {
    name: 'Dr. Felipe Arango',
    role: 'Trichology · Hair and scalp',
    profession: 'Physician, specialist in dermatology',
  },
} satisfies Record<string, DoctorName>;
