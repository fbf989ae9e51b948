import type { Doctor } from '#content/types.ts';

/**
 * @throws Error for a slug that `doctorSlugs` lists and the words lack
 */
export function findDoctor(doctors: readonly Doctor[], slug: string | undefined): Doctor {
  const doctor = doctors.find((item) => item.slug === slug);
  if (!doctor) throw new Error(`The team's words have no doctor "${slug}".`);
  return doctor;
}
