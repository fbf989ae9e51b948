/** Doctor's slug → name with title, for the pages that need no more of the team's words. */
// Sample: replace before launch.
export const doctorNames = {
  'mariana-restrepo': 'Dr. Mariana Restrepo',
  'andres-villegas': 'Dr. Andrés Villegas',
  'laura-echeverri': 'Dr. Laura Echeverri',
  'felipe-arango': 'Dr. Felipe Arango',
} as const;
