import type { Lang } from '@tesela/core/lang';

import { paths } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { source } from '../schema.ts';

/** Reads all doctors, with the data of their portraits in place of the names. */
export const readDoctors = (lang: Lang) =>
  source.entries('doctors', lang).map(({ image, ...doctor }) => ({ ...doctor, image: pictures[image] }));

/** Makes a function that finds the articles that a doctor reviewed, by the id of the doctor. */
function readReviewed(lang: Lang) {
  const posts = source.entries('posts', lang);
  return (id: string) =>
    posts
      .filter(({ review }) => review.profile === paths.doctor(id))
      .map((post) => ({ to: paths.post(post.id), title: post.title }));
}

/** Makes the document of the page that lists the doctors. */
export function teamDocument(lang: Lang) {
  const { menu: _menu, words, ...page } = source.single('pages/equipo', lang);
  const reviewedBy = readReviewed(lang);
  const doctors = readDoctors(lang).map(({ id, image, name, role, profession, summary }) => ({
    id,
    image,
    name,
    role,
    profession,
    summary,
    reviewed: reviewedBy(id).map(({ title }) => (lang === 'es' ? `«${title}»` : `“${title}”`)),
  }));
  return { ...page, book: words.book, doctors };
}

/** Makes one document for each doctor's profile. */
export function doctorDocuments(lang: Lang) {
  const { words, sampleNote } = source.single('pages/equipo', lang);
  const reviewedBy = readReviewed(lang);
  return readDoctors(lang).map((doctor) => ({ doctor, reviewed: reviewedBy(doctor.id), words, sampleNote }));
}

export type TeamDocument = ReturnType<typeof teamDocument>;

export type DoctorDocument = ReturnType<typeof doctorDocuments>[number];
