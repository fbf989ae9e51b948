import { line, order, picture, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { menuLabel, metaFields, relatedLinks } from '@tesela/content/pageFields';
import { review, sources } from '@tesela/content/review';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

export const section = {
  title: 'Secciones del spa',
  one: 'Sección',
  page: '/spa/{{id}}',
  fixed: true,
  facts: v.strictObject({
    order: order(),
    image: picture<PictureName>({ title: 'Imagen', folder: 'categories' }),
    assessmentCategory: line({
      title: 'Categoría en la solicitud de valoración',
      hint: 'La lee el equipo de la clínica, en español.',
      max: 40,
      quoted: false,
    }),
    review: review(),
    sources: sources(),
  }),
  words: v.strictObject({
    label: line({ title: 'Nombre en la navegación', max: 20 }),
    menu: menuLabel(),
    tagline: line({ title: 'Lema', max: 50 }),
    meta: metaFields(),
    heading: line({ title: 'Título', max: 60 }),
    intro: text({ title: 'Entradilla', min: 80, max: 260 }),
    related: relatedLinks(),
  }),
} satisfies Kind;

/**
 * The code refers to each exposure by its id: tests check that the texts contain the warnings that it needs.
 */
export const precaution = {
  title: 'Precauciones',
  one: 'Precaución',
  hint: 'Quién no debe recibir algo, en toda experiencia que lo usa. La dirección médica confirma cada línea.',
  fixed: true,
  words: v.strictObject({
    name: line({ title: 'Nombre', max: 40 }),
    text: text({ title: 'Quién no debe recibirlo', min: 40, max: 600 }),
  }),
} satisfies Kind;
