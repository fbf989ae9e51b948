import {
  anchor,
  choice,
  day,
  group,
  line,
  link,
  list,
  picture,
  text,
  wholeNumber,
} from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { menuLabel, metaFields, pictureAlt } from '@tesela/content/pageFields';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

const heading = (max = 70) => line({ title: 'Título', max });

export const aboutPage = {
  title: 'Página «Nosotros»',
  page: '/nosotros',
  single: true,
  facts: v.strictObject({ image: picture<PictureName>({ title: 'Imagen', folder: 'hero' }) }),
  words: v.strictObject({
    meta: metaFields(),
    menu: menuLabel({ max: 40 }),
    heading: heading(),
    lead: text({ title: 'Entradilla', max: 300 }),
    imageAlt: pictureAlt(),
    quote: group(
      {
        text: text({ title: 'Cita', max: 240 }),
        author: line({ title: 'Quién lo dice', max: 50 }),
        role: line({ title: 'Cargo', max: 50 }),
      },
      { title: 'Cita' },
    ),
    timeline: list(
      group(
        {
          id: choice(
            { mision: 'Misión', vision: 'Visión', liderazgo: 'Liderazgo', valores: 'Valores' },
            { title: 'Parte' },
          ),
          title: heading(),
          text: text({ title: 'Texto', max: 300 }),
          targetYear: v.optional(
            wholeNumber({ title: 'Año', hint: 'Se muestra grande junto al texto.', min: 2020, max: 2100 }),
          ),
        },
        { title: 'Parte' },
      ),
      { title: 'Propósito', max: 6 },
    ),
    values: list(
      group({ title: heading(40), text: text({ title: 'Texto', max: 240 }) }, { title: 'Valor' }),
      { title: 'Valores', max: 8 },
    ),
    next: group(
      {
        text: text({ title: 'Texto', max: 200 }),
        link: link({ title: 'Página' }),
        linkLabel: line({ title: 'Enlace', max: 40 }),
        book: line({ title: 'Botón para pedir cita', max: 30, quoted: false }),
      },
      { title: 'Para seguir' },
    ),
  }),
} satisfies Kind;

/** The files are `privacidad`, `terminos` and `accesibilidad`. */
export const legal = {
  title: 'Textos legales',
  one: 'Texto legal',
  page: '/{{id}}',
  hint: 'Los revisa la asesoría jurídica. Suba la versión y la fecha con cada cambio.',
  fixed: true,
  facts: v.strictObject({
    version: line({ title: 'Versión', max: 10 }),
    updated: day({ title: 'Vigente desde' }),
  }),
  words: v.strictObject({
    meta: metaFields(),
    menu: menuLabel({ max: 40 }),
    heading: heading(),
    updatedLabel: line({ title: 'Antes de la fecha', max: 40, quoted: false }),
    intro: text({ title: 'Introducción', max: 600 }),
    sampleNote: text({ title: 'Nota', max: 240 }),
    sections: list(
      group(
        {
          id: anchor(),
          heading: heading(80),
          paragraphs: list(text({ title: 'Párrafo', max: 1000 }), { title: 'Párrafos' }),
          list: v.optional(list(text({ title: 'Punto', max: 600 }), { title: 'Lista' })),
        },
        { title: 'Sección' },
      ),
      { title: 'Secciones' },
    ),
  }),
} satisfies Kind;
