import { day, group, line, link, list, picture, reference, text, wholeNumber } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, pageTop, pictureAlt } from '@tesela/content/pageFields';
import { review, sources } from '@tesela/content/review';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

import page from '../../../content/es/pages/blog.json' with { type: 'json' };

/** The file name is the last part of the path: `/blog/melasma`. */
export const post = {
  title: 'Artículos del blog',
  one: 'Artículo',
  page: '/blog/{{id}}',
  hint: 'El nombre del archivo es su dirección: melasma.md se abre con /blog/melasma. El más nuevo va primero.',
  facts: v.strictObject({
    date: day({ title: 'Publicado el' }),
    updated: day({ title: 'Actualizado el', hint: 'El mismo día que «Publicado el» mientras no cambie.' }),
    readingMinutes: wholeNumber({
      title: 'Minutos de lectura',
      hint: 'Unas 200 palabras por minuto.',
      min: 1,
      max: 30,
    }),
    image: picture<PictureName>({ title: 'Imagen', folder: 'blog' }),
    review: review(),
    sources: sources(),
    service: link({ title: 'Servicio al que invita' }),
    related: list(reference('posts', { title: 'Artículo' }), { title: 'Para seguir leyendo', max: 3 }),
  }),
  words: v.strictObject({
    title: line({ title: 'Título', min: 15, max: 70 }),
    topic: line({ title: 'Tema', max: 24 }),
    excerpt: text({ title: 'Resumen', hint: 'Lo que se lee en la tarjeta del blog.', min: 60, max: 200 }),
    imageAlt: pictureAlt({ max: 160 }),
    intro: text({ title: 'Introducción', min: 120, max: 600 }),
    invitation: group(
      {
        text: text({ title: 'Texto', max: 260 }),
        label: line({ title: 'Botón', max: 50 }),
      },
      { title: 'Invitación al servicio' },
    ),
  }),
  body: {
    title: 'Artículo',
    hint: 'Títulos con ##, párrafos, listas con guiones y notas con >. No prometa resultados y diga cuándo consultar.',
  },
} satisfies Kind;

export const blogPage = {
  title: 'Página del blog',
  page: '/blog',
  single: true,
  words: labels(page, {
    ...pageTop(),
    menu: menuLabel({ max: 40 }),
  }),
} satisfies Kind;
