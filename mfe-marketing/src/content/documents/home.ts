import type { Lang } from '@tesela/core/lang';

import { pictures } from '#pictures.data.ts';

import { source } from '../schema.ts';
import { readDoctors } from './team.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

function readZones(lang: Lang) {
  const zones = source.entries('zones', lang);
  const zonesOf = (shown: (typeof zones)[number]['mode']) =>
    zones.filter(({ mode }) => mode === shown).map(({ mode: _mode, ...zone }) => zone);
  return { facial: zonesOf('facial'), corporal: zonesOf('corporal') };
}

const readTestimonials = (lang: Lang) =>
  source.entries('testimonials', lang).map(
    // The schema allows only whole numbers from 1 to 5, so the type is safe.
    ({ rating, ...said }) => ({ ...said, rating: rating as Stars }),
  );

const readTimeline = (lang: Lang) =>
  source
    .entries('timeline', lang)
    .map(({ year, title, text, image }) => ({ year, title, text, image: pictures[image] }))
    .toSorted((a, b) => a.year - b.year);

export function homeDocument(lang: Lang) {
  const { menu: _menu, footer: _footer, contact: _contact, ...page } = source.single('pages/inicio', lang);
  return {
    ...page,
    hero: {
      ...page.hero,
      slides: source
        .entries('slides', lang)
        .map(({ image, ...slide }) => ({ ...slide, image: pictures[image] })),
    },
    specialists: {
      ...page.specialists,
      people: readDoctors(lang).map(({ id, image, name, role }) => ({ id, image, name, role })),
    },
    results: {
      ...page.results,
      items: source.entries('results', lang).map(({ before, image, ...result }) => ({
        ...result,
        before: pictures[before],
        image: pictures[image],
      })),
    },
    bodyMap: { ...page.bodyMap, zones: readZones(lang) },
    testimonials: { ...page.testimonials, items: readTestimonials(lang) },
    timeline: { ...page.timeline, events: readTimeline(lang) },
  };
}

export type HomeDocument = ReturnType<typeof homeDocument>;
