import { line, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';

import words from '../../../content/es/pages/producto.json' with { type: 'json' };

export const productPage = {
  title: 'Página de un producto',
  page: '/tienda',
  single: true,
  words: labels(words, {
    ordering: labels(
      words.ordering,
      {
        how: line({ title: 'Cómo se pide', max: 90 }),
        price: line({ title: 'Cuánto cuesta el envío', max: 90 }),
        days: line({ title: 'Cuánto tarda', max: 90 }),
      },
      'Pedido y envío',
    ),
    advice: labels(
      words.advice,
      { heading: line({ title: 'Título', max: 60 }), text: text({ title: 'Texto', max: 260 }) },
      'Antes de usarlo',
    ),
  }),
} satisfies Kind;
