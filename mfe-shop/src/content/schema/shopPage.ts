import { line, order, picture, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, metaFields } from '@tesela/content/pageFields';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

import words from '../../../content/es/pages/tienda.json' with { type: 'json' };

const view = {
  menu: menuLabel(),
  label: line({ title: 'Nombre entre las categorías', max: 20 }),
  meta: metaFields(),
  heading: line({ title: 'Título', max: 60 }),
  lead: text({ title: 'Entradilla', max: 260 }),
};

/** The code refers to each category by its id, which is also its path. */
export const category = {
  title: 'Categorías de la tienda',
  one: 'Categoría',
  page: '/tienda/{{id}}',
  fixed: true,
  facts: v.strictObject({
    order: order(),
    image: picture<PictureName>({ title: 'Imagen', folder: 'categories' }),
  }),
  words: v.strictObject(view),
} satisfies Kind;

export const shopPage = {
  title: 'Portada de la tienda',
  page: '/tienda',
  single: true,
  words: labels(words, view),
} satisfies Kind;
