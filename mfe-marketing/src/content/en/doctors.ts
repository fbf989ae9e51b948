import type { DoctorName } from '#content/types.ts';

/** By slug, for the pages that need no more of the team's words. */
// Sample: replace before launch.
export const doctors = {
  'mariana-restrepo': { name: 'Dr. Mariana Restrepo', profession: 'Physician, specialist in dermatology' },
  'andres-villegas': { name: 'Dr. Andrés Villegas', profession: 'Physician, specialist in dermatology' },
  'laura-echeverri': { name: 'Dr. Laura Echeverri', profession: 'Physician, specialist in dermatology' },
  'felipe-arango': { name: 'Dr. Felipe Arango', profession: 'Physician, specialist in dermatology' },
} satisfies Record<string, DoctorName>;
