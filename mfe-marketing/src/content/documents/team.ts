import type { Lang } from '@clinic/shared/lang';

import { pictures } from '#pictures.data.ts';

import { source } from '../schema.ts';

/** A doctor as lists show them: who they are, and what they see patients for. */
export const readDoctors = (lang: Lang) =>
  source.entries('doctors', lang).map(({ image, ...doctor }) => ({ ...doctor, image: pictures[image] }));

/** What the list of doctors shows. */
export function teamDocument(lang: Lang) {
  const { menu: _menu, words: _words, ...page } = source.single('pages/equipo', lang);
  const doctors = readDoctors(lang).map(({ id, image, name, role, profession, summary }) => ({
    id,
    image,
    name,
    role,
    profession,
    summary,
  }));
  return { ...page, doctors };
}

/** What each profile shows. */
export function doctorDocuments(lang: Lang) {
  const { words, sampleNote } = source.single('pages/equipo', lang);
  return readDoctors(lang).map((doctor) => ({ doctor, words, sampleNote }));
}

export type TeamDocument = ReturnType<typeof teamDocument>;

export type DoctorDocument = ReturnType<typeof doctorDocuments>[number];
