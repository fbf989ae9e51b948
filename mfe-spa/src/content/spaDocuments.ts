import type { PricedTreatment } from '@clinic/shared/kit/PriceList';
import type { PriceSettings } from '@clinic/shared/priceSettings';
import { reviewOf } from '@clinic/shared/review';
import { publishedPrice } from '@clinic/shared/siteFacts';
import type { Lang } from '@tesela/core/lang';

import { paths, type SectionId } from '#paths.ts';
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
    // The kind is fixed, so every id is a section.
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
      /** Who must not receive the treatments of this section, by the id of the exposure. */
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

/** The document of a section's page. Only the page of the laser has zones. */
export type SpaDocument = ReturnType<typeof readDocuments>[number] & { zones?: LaserZones };

/** The data that all four sections share: hero, navigation and the labels of an experience. */
export type SpaLayout = SpaDocument['layout'];

export type SpaExperience = SpaDocument['section']['experiences'][number];

/** Makes the documents of the pages, by section. */
export const spaDocuments = (lang: Lang): Readonly<Record<SectionId, SpaDocument>> =>
  // The kind is fixed, so there is one document per section.
  Object.fromEntries(readDocuments(lang).map((each) => [each.section.id, each])) as Record<
    SectionId,
    SpaDocument
  >;

/** Returns an experience as a row of the price list. */
export const pricedTreatment = (
  { id, section, title, titleLang, kind, highlights, care }: SpaExperience,
  category: string,
  prices: PriceSettings,
  lang: Lang,
): PricedTreatment => ({
  path: paths.experience(section, id),
  title,
  ...(titleLang && { titleLang }),
  kind,
  ...publishedPrice(id, prices, lang),
  includes: `${highlights.join('\u00A0· ')}.`,
  sessions: care.sessions,
  performedBy: care.performedBy,
  category,
});
