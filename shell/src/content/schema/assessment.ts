import { group, line, list, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';

import words from '../../../content/es/assessment.json' with { type: 'json' };

const sentence = (title: string, max = 400) => text({ title, max });

const privacy = labels(
  words.privacy,
  {
    controller: text({ title: 'Responsable', max: 400, names: ['legalName', 'nit'] }),
    purposes: sentence('Finalidad'),
    sensitive: sentence('Datos sensibles'),
    rights: sentence('Derechos'),
    notSent: sentence('Cuando nada se envía solo'),
    sent: sentence('Cuando llega al buzón'),
    draft: sentence('Borrador'),
  },
  'Tratamiento de datos, que pide el artículo 12 de la Ley 1581 de 2012',
);

const visitFact = group(
  {
    label: line({ title: 'Rótulo', max: 60 }),
    value: text({ title: 'Texto', hint: 'Nombra datos de la clínica: {parking}.', max: 160 }),
  },
  { title: 'Dato' },
);

const things = list(line({ title: 'Cosa', max: 100 }), { title: 'Cosas', max: 8 });

export const assessment = {
  title: 'Formulario de valoración',
  page: '/',
  single: true,
  words: labels(words, {
    visitFacts: labels(
      words.visitFacts,
      { items: list(visitFact, { title: 'Datos', max: 8 }) },
      'Antes de venir',
    ),
    consentForMinor: sentence('Autorización por un menor', 300),
    privacy,
    done: labels(
      words.done,
      { bring: labels(words.done.bring, { items: things }, 'Qué traer') },
      'Al terminar',
    ),
  }),
} satisfies Kind;
