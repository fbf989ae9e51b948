import { group, line, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';

import page from '../../../content/es/pages/treatments.json' with { type: 'json' };

const names = ['treatment'];

export const treatmentsPage = {
  title: 'Página de cada tratamiento',
  one: 'Página de cada tratamiento',
  hint: 'Lo que es igual en todas; lo demás está en «Servicios de dermatología».',
  page: '/tratamientos/consulta',
  single: true,
  words: labels(page, {
    meta: group(
      {
        title: line({ title: 'Título en buscadores', hint: '{treatment} es su nombre.', max: 60, names }),
        description: text({ title: 'Descripción en buscadores', min: 50, max: 160, names }),
      },
      { title: 'En buscadores' },
    ),
    closing: group(
      { heading: line({ title: 'Título', max: 60 }), text: text({ title: 'Texto', max: 300 }) },
      { title: 'Cierre' },
    ),
  }),
} satisfies Kind;
