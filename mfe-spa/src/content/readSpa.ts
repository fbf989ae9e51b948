import type { Lang } from '@clinic/shared/lang';

import type { SectionId } from '#paths.ts';

import { source } from './schema.ts';
import type { Media, Precautions, SpaCategory, SpaExperience, SpaSectionContent } from './types.ts';

type Entry = ReturnType<typeof source.entries<'experiences'>>[number];

function experienceOf({ section: _section, image, imageAlt, video, ...rest }: Entry): SpaExperience {
  const media: Media = video
    ? { type: 'video', src: image, alt: imageAlt, poster: image }
    : { type: 'image', src: image, alt: imageAlt };
  return { ...rest, media };
}

/** What a section says, its experiences with it. */
export function readSection(id: SectionId, lang: Lang): SpaSectionContent {
  const found = source.entries('sections', lang).find((section) => section.id === id);
  if (!found) throw new Error(`content/sections/${id}.json is missing.`);
  const { meta, assessmentCategory, heading, intro, related } = found;
  const experiences = source.entries('experiences', lang).filter(({ section }) => section === id);
  return {
    id,
    meta,
    assessmentCategory,
    heading,
    intro,
    experiences: experiences.map(experienceOf),
    related,
  };
}

export const readCategories = (lang: Lang): SpaCategory[] =>
  source.entries('sections', lang).map(({ id, label, tagline, image }) => ({
    // The kind is fixed: its ids are the paths'.
    id: id as SectionId,
    label,
    tagline,
    image,
  }));

/** By exposure; the kind is fixed, and a test compares its ids with what the experiences use. */
export const readPrecautions = (lang: Lang): Precautions =>
  Object.fromEntries(
    source.entries('precautions', lang).map(({ id, ...words }) => [id, words]),
  ) as Precautions;
