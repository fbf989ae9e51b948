import { line, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel } from '@tesela/content/pageFields';

import spa from '../../../content/es/pages/spa.json' with { type: 'json' };
import zones from '../../../content/es/slots/laser-zones.json' with { type: 'json' };

export const spaPage = {
  title: 'Portada del spa',
  page: '/spa/facial',
  single: true,
  words: labels(spa, {
    kicker: line({ title: 'Antetítulo', max: 40 }),
    heading: line({ title: 'Título', max: 60 }),
    lead: text({ title: 'Entradilla', max: 300 }),
    menu: menuLabel(),
  }),
} satisfies Kind;

export const laserZones = {
  title: 'Láser por zona',
  page: '/spa/laser#zonas',
  single: true,
  words: labels(zones, {
    heading: line({ title: 'Título', max: 60 }),
    lead: text({
      title: 'Entradilla',
      hint: '{valuation} dice si la valoración se cobra.',
      max: 260,
      names: ['valuation'],
    }),
  }),
} satisfies Kind;
