import { choice, group, list, reference } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { pageTop } from '@tesela/content/pageFields';
import * as v from 'valibot';

import words from '../../../content/es/pages/comparar.json' with { type: 'json' };
import { productNeeds } from '../traits.ts';

export const comparePage = {
  title: 'Comparación de productos',
  page: '/tienda/comparar',
  single: true,
  facts: v.strictObject({
    comparisons: list(
      group(
        {
          need: choice(productNeeds, { title: 'Para qué' }),
          products: list(reference('products', { title: 'Producto' }), {
            title: 'Productos',
            hint: 'Dos o tres que se usan para lo mismo.',
            max: 3,
          }),
        },
        { title: 'Comparación' },
      ),
      { title: 'Comparaciones listas', hint: 'Una por necesidad.', max: 6 },
    ),
  }),
  words: labels(words, {
    ...pageTop({ lead: 260 }),
  }),
} satisfies Kind;
