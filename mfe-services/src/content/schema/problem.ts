import { group, line, link, list, order, picture, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, metaFields, pageTop } from '@tesela/content/pageFields';
import { review, sources } from '@tesela/content/review';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

import page from '../../../content/es/pages/problems.json' with { type: 'json' };

const links = (title: string, hint: string, min = 1) =>
  list(link({ title: 'Página' }), { title, hint, min, max: 8 });

/** The file name is the last part of the path: `/problemas/manchas`. */
export const problem = {
  title: 'Problemas',
  one: 'Problema',
  page: '/problemas/{{id}}',
  hint: 'Lo que trae a la gente a la clínica, con sus palabras. El nombre del archivo es la dirección: manchas.json es /problemas/manchas.',
  facts: v.strictObject({
    order: order(),
    image: picture<PictureName>({ title: 'Imagen', folder: 'problems' }),
    care: links(
      'Qué se hace aquí',
      'Primero la consulta. Servicios y rituales; cada uno lleva su frase, en el mismo orden, en los dos idiomas.',
    ),
    products: links('Productos', 'Páginas de la tienda. Vacío si ningún cosmético viene al caso.', 0),
    doctors: links('Quién atiende', 'Perfiles del equipo.'),
    reading: links('Para leer', 'Artículos y preguntas frecuentes.'),
    review: review(),
    sources: sources(),
  }),
  words: v.strictObject({
    meta: metaFields(),
    name: line({ title: 'Nombre', hint: 'Como lo llama la gente.', max: 30 }),
    gloss: line({
      title: 'En pocas palabras',
      hint: 'Bajo el nombre en las listas: otras formas de llamarlo.',
      max: 60,
    }),
    lead: text({ title: 'Entradilla', hint: 'Dos o tres frases. No prometa resultados.', min: 60, max: 420 }),
    imageAlt: line({
      title: 'Texto alternativo',
      hint: 'Qué hay en la imagen, para quien no la ve.',
      max: 160,
      quoted: false,
    }),
    causes: list(
      group(
        {
          name: line({ title: 'Qué puede ser', max: 60 }),
          text: text({ title: 'Cómo se reconoce', min: 40, max: 420 }),
        },
        { title: 'Posible causa' },
      ),
      { title: 'Qué puede ser', min: 2, max: 7 },
    ),
    soon: list(text({ title: 'Señal', max: 220 }), {
      title: 'Cuándo consultar pronto',
      hint: 'Señales que no deben esperar a la cita de rutina.',
      min: 2,
      max: 8,
    }),
    emergency: v.optional(
      text({
        title: 'Cuándo es una urgencia',
        hint: 'Solo si existe. Termine con qué hacer: «llame al {emergency} o vaya a urgencias».',
        max: 360,
      }),
    ),
    careNotes: list(text({ title: 'Frase', max: 320 }), {
      title: 'Qué se hace aquí',
      hint: 'Una frase por cada atención, en su mismo orden.',
      max: 8,
    }),
    home: list(text({ title: 'Párrafo', max: 500 }), {
      title: 'Mientras tanto, en casa',
      hint: 'Cuidados que ayudan y lo que es mejor no hacer. Un cosmético no trata ni cura.',
      max: 4,
    }),
  }),
} satisfies Kind;

export const problemsPage = {
  title: 'Página de problemas',
  page: '/problemas',
  single: true,
  words: labels(page, {
    ...pageTop(),
    menu: menuLabel(),
    note: text({ title: 'Nota sobre el diagnóstico', max: 300 }),
    closing: group(
      { heading: line({ title: 'Título', max: 60 }), text: text({ title: 'Texto', max: 400 }) },
      { title: 'Al final de cada problema' },
    ),
    elsewhere: list(
      group(
        { link: link({ title: 'Página' }), label: line({ title: 'Cómo se llama aquí', max: 80 }) },
        { title: 'Página' },
      ),
      {
        title: 'Páginas de otros',
        hint: 'Médicos, artículos, rituales y secciones de la tienda que los problemas nombran, una vez cada uno.',
      },
    ),
  }),
} satisfies Kind;
