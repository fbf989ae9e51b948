import { choice, group, line, link, list, order, reference, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { pageTop } from '@tesela/content/pageFields';
import * as v from 'valibot';

import page from '../../../content/es/pages/guia.json' with { type: 'json' };

/** The parts of the guide, in their order. */
const guideParts = {
  rutina: 'La rutina',
  combinar: 'Qué combina con qué',
  activos: 'Retinol y exfoliantes',
  sol: 'Protector solar',
  piel: 'Según su piel',
  momentos: 'Edades y momentos',
  cabello: 'Cabello',
  producto: 'El producto en casa',
} as const;

const facts = v.strictObject({
  order: order(),
  part: choice(guideParts, { title: 'Parte de la guía' }),
  products: v.optional(
    list(reference('products', { title: 'Producto' }), {
      title: 'Productos de los que habla',
      hint: 'Se muestran al final, y la página de cada uno lleva a esta sección.',
      max: 8,
    }),
  ),
});

const words = v.strictObject({
  topic: line({ title: 'Tema', hint: 'Dos o tres palabras con las que el buscador la encuentra.', max: 28 }),
  question: line({
    title: 'Pregunta',
    hint: 'Como la haría un cliente, con signos de interrogación.',
    max: 90,
  }),
  answer: list(
    text({
      title: 'Párrafo',
      hint: 'La respuesta va en la primera frase. Es un cosmético: no diagnostique ni prometa resultados.',
      min: 40,
      max: 420,
    }),
    { title: 'Respuesta', max: 4 },
  ),
  steps: v.optional(
    list(text({ title: 'Paso', max: 200 }), {
      title: 'Pasos',
      hint: 'En orden. Puede quedar vacío.',
      max: 8,
    }),
  ),
  rows: v.optional(
    list(
      group(
        { label: line({ title: 'Qué', max: 60 }), value: text({ title: 'Respuesta', max: 260 }) },
        { title: 'Fila' },
      ),
      { title: 'Tabla', hint: 'Puede quedar vacía.', max: 12 },
    ),
  ),
  note: v.optional(
    text({
      title: 'Nota',
      hint: 'Cuándo suspender y consultar, o que un dato es de muestra. Puede quedar vacía.',
      max: 360,
      quoted: false,
    }),
  ),
  more: v.optional(
    list(
      group(
        { label: line({ title: 'Texto del enlace', max: 60 }), link: link({ title: 'Página' }) },
        { title: 'Enlace' },
      ),
      { title: 'Para leer más', max: 4 },
    ),
  ),
});

/** The file name is the anchor: `/tienda/guia#retinol`. */
export const guideSection = {
  title: 'Guía de uso: secciones',
  one: 'Sección de la guía',
  page: '/tienda/guia#{{id}}',
  hint: 'El nombre del archivo es la dirección: retinol.json se abre con /tienda/guia#retinol.',
  facts,
  words,
} satisfies Kind;

export const guidePage = {
  title: 'Guía de uso: página',
  page: '/tienda/guia',
  single: true,
  words: labels(page, {
    ...pageTop(),
    more: labels(page.more, { text: text({ title: 'Texto', max: 300 }) }, 'Para quien tiene otra duda'),
  }),
} satisfies Kind;
