import { group, line, list, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, pageTop } from '@tesela/content/pageFields';

import page from '../../../content/es/pages/precios.json' with { type: 'json' };

export const pricesPage = {
  title: 'Página de precios',
  hint: 'Los rangos de precios están en «Datos de la clínica», y qué incluye cada servicio, en el servicio.',
  page: '/precios',
  single: true,
  words: labels(page, {
    ...pageTop(),
    menu: menuLabel(),
    paying: group(
      {
        heading: line({ title: 'Título', max: 60 }),
        facts: list(
          group(
            {
              label: line({ title: 'De qué trata', max: 40 }),
              value: text({
                title: 'Qué debe saber quien paga',
                hint: 'Entre llaves, los datos de la clínica: {assessmentPrice}, {assessmentCredit}, {cancellation}, {insurance}.',
                max: 300,
              }),
            },
            { title: 'Dato' },
          ),
          { title: 'Datos', max: 8 },
        ),
      },
      { title: 'Qué se paga y cuándo' },
    ),
    closing: labels(
      page.closing,
      { heading: line({ title: 'Título', max: 60 }), lead: text({ title: 'Texto', max: 240 }) },
      'Al final',
    ),
  }),
} satisfies Kind;
