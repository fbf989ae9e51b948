import type { Lang } from '@clinic/shared/lang';
import { reviewOf } from '@clinic/shared/review';

import type { SectionId } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import type { LaserZones } from './laserZones.ts';
import { source } from './schema.ts';

function readExperiences(lang: Lang) {
  return source
    .entries('experiences', lang)
    .map(({ image, imageAlt, ...rest }) => ({ ...rest, image: { ...pictures[image], alt: imageAlt } }));
}

function readDocuments(lang: Lang) {
  const { menu: _menu, ...page } = source.single('pages/spa', lang);
  const sections = source.entries('sections', lang);
  const categories = sections.map(({ id, label, tagline, image }) => ({
    // The kind is fixed: its ids are the paths'.
    id: id as SectionId,
    label,
    tagline,
    image: pictures[image],
  }));
  const precautions = source.entries('precautions', lang);
  const all = readExperiences(lang);
  return sections.map(({ meta, assessmentCategory, heading, intro, related, review, sources }, index) => {
    const { id = 'facial' } = categories[index] ?? {};
    const experiences = all.filter(({ section }) => section === id);
    const used = new Set(experiences.flatMap(({ uses }) => uses));
    const layout = {
      ...page,
      categories,
      /** Who must not have what an experience of the section uses, by its id. */
      precautions: Object.fromEntries(
        precautions
          .filter((each) => used.has(each.id))
          .map(({ id: exposure, ...words }) => [exposure, words]),
      ),
    };
    return {
      layout,
      section: {
        id,
        meta,
        assessmentCategory,
        heading,
        intro,
        experiences,
        related,
        review: reviewOf({ review, sources }, lang),
      },
    };
  });
}

/** What the page of a section shows; that of the laser has its zones. */
export type SpaDocument = ReturnType<typeof readDocuments>[number] & { zones?: LaserZones };

/** What the four sections share: hero, navigation and the labels of an experience. */
export type SpaLayout = SpaDocument['layout'];

export type SpaExperience = SpaDocument['section']['experiences'][number];

/** What the pages show, by section. */
export const spaDocuments = (lang: Lang): Readonly<Record<SectionId, SpaDocument>> =>
  // The kind is fixed: there is one of each.
  Object.fromEntries(readDocuments(lang).map((each) => [each.section.id, each])) as Record<
    SectionId,
    SpaDocument
  >;
