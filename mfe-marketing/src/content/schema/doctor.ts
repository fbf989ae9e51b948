import { group, line, link, list, order, picture, text, wholeNumber } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, pageTop } from '@tesela/content/pageFields';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

import page from '../../../content/es/pages/equipo.json' with { type: 'json' };

/** The file name is the last part of the path: `/equipo/laura-echeverri`. */
export const doctor = {
  title: 'Médicos',
  one: 'Médico',
  page: '/equipo/{{id}}',
  hint: 'El nombre del archivo es su dirección: ana-mejia.json se abre con /equipo/ana-mejia.',
  facts: v.strictObject({
    order: order(),
    image: picture<PictureName>({ title: 'Retrato', folder: 'team' }),
  }),
  words: v.strictObject({
    name: line({ title: 'Nombre', hint: 'Con su título: Dra. Ana Mejía.', max: 50 }),
    role: line({ title: 'A qué se dedica', max: 60 }),
    profession: line({
      title: 'Profesión',
      hint: 'La que certifica el título: Médica cirujana, especialista en Dermatología.',
      max: 80,
    }),
    registryNumber: line({ title: 'Registro RETHUS', max: 40 }),
    summary: text({ title: 'Resumen', hint: 'Una frase: qué atiende.', min: 40, max: 140 }),
    bio: list(text({ title: 'Párrafo', max: 300 }), { title: 'Perfil', max: 4 }),
    credentials: list(
      group(
        {
          title: line({ title: 'Título', max: 80 }),
          institution: line({ title: 'Institución', max: 80 }),
          year: wholeNumber({ title: 'Año', min: 1950, max: 2100 }),
        },
        { title: 'Estudio' },
      ),
      { title: 'Formación', max: 8 },
    ),
    focus: list(
      group(
        { label: line({ title: 'Texto del enlace', max: 50 }), link: link({ title: 'Página' }) },
        { title: 'Área' },
      ),
      { title: 'Áreas de interés', max: 5 },
    ),
    languages: list(line({ title: 'Idioma', max: 30 }), { title: 'Idiomas', max: 5 }),
  }),
} satisfies Kind;

export const teamPage = {
  title: 'Página del equipo',
  page: '/equipo',
  single: true,
  words: labels(page, {
    ...pageTop(),
    menu: menuLabel({ max: 40 }),
    sampleNote: text({ title: 'Nota sobre los datos de muestra', max: 240 }),
  }),
} satisfies Kind;
