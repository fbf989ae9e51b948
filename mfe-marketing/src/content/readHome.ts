import type { Lang } from '@clinic/shared/lang';

import { readDoctors } from './readDoctors.ts';
import { source } from './schema.ts';
import type { BodyMapZone, Testimonial } from './types.ts';

/** The specialists, with no more of the team's words than the home page shows. */
const readPeople = (lang: Lang) =>
  readDoctors(lang).map(({ slug, image, name, role, profession }) => ({
    slug,
    image,
    name,
    role,
    profession,
  }));

/** What the home page says, but for the words of its controls. */
export function readHome(lang: Lang) {
  const { specialists, results, bodyMap, testimonials, timeline, ...page } = source.single(
    'pages/inicio',
    lang,
  );
  const zones = source.entries('zones', lang);
  const zonesOf = (shown: (typeof zones)[number]['mode']): BodyMapZone[] =>
    zones.filter(({ mode }) => mode === shown).map(({ mode: _mode, ...zone }) => zone);
  return {
    ...page,
    hero: { slides: source.entries('slides', lang) },
    specialists: { ...specialists, people: readPeople(lang) },
    results: { ...results, items: source.entries('results', lang) },
    bodyMap: { ...bodyMap, zones: { facial: zonesOf('facial'), corporal: zonesOf('corporal') } },
    testimonials: {
      ...testimonials,
      items: source.entries('testimonials', lang).map(
        // The schema lets whole numbers from 1 to 5 through.
        ({ rating, ...said }) => ({ ...said, rating: rating as Testimonial['rating'] }),
      ),
    },
    timeline: {
      ...timeline,
      events: source
        .entries('timeline', lang)
        .map(({ id: _id, ...event }) => event)
        .toSorted((a, b) => a.year - b.year),
    },
  };
}
