import { readDoctors } from '#content/readDoctors.ts';

/** Who they are, for the pages that need no more of the team's words. */
export const doctors = readDoctors('en').map(({ slug, image, name, role, profession }) => ({
  slug,
  image,
  name,
  role,
  profession,
}));
