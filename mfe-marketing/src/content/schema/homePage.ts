import { group, line, link, list, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, metaFields } from '@tesela/content/pageFields';

import words from '../../../content/es/pages/inicio.json' with { type: 'json' };

const heading = line({ title: 'Título', max: 70 });
const kicker = line({ title: 'Antetítulo', max: 30 });
const lead = text({ title: 'Entradilla', max: 240 });
const opening = { kicker, heading, lead };

const startingPoint = group(
  { to: link({ title: 'Página' }), label: line({ title: 'Texto del enlace', max: 30 }) },
  { title: 'Enlace' },
);

/** The texts of the home page around its lists. */
const homeParts = {
  departments: labels(
    words.departments,
    { heading, links: list(startingPoint, { title: 'Enlaces', max: 9 }) },
    'Por dónde empezar',
  ),
  specialists: labels(words.specialists, opening, 'Especialistas'),
  results: labels(
    words.results,
    { ...opening, disclaimer: text({ title: 'Advertencia', max: 260 }) },
    'Antes y después',
  ),
  bodyMap: labels(words.bodyMap, opening, 'Mapa de la piel'),
  testimonials: labels(
    words.testimonials,
    { kicker, heading, sampleNote: text({ title: 'Nota', max: 200 }) },
    'Testimonios',
  ),
  timeline: labels(words.timeline, opening, 'Línea de tiempo'),
  featured: labels(words.featured, { kicker, heading, link: link({ title: 'Página' }) }, 'Tienda'),
};

export const homePage = {
  title: 'Portada',
  page: '/',
  single: true,
  words: labels(words, {
    meta: metaFields(),
    menu: menuLabel({ max: 40 }),
    ...homeParts,
  }),
} satisfies Kind;
