import { choice, group, line, link, list, order, picture, text, wholeNumber } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

const image = (folder: string, title = 'Imagen') => picture<PictureName>({ title, folder });

const prices = (hint: string) =>
  list(line({ title: 'Identificador de su rango de precios', max: 40 }), {
    title: 'Tratamientos',
    hint,
    max: 8,
  });

export const slide = {
  title: 'Portada: diapositivas',
  one: 'Diapositiva',
  page: '/',
  facts: v.strictObject({
    order: order(),
    image: image('hero'),
    link: link({ title: 'Página a la que lleva' }),
    prices: prices('La diapositiva muestra el menor de sus precios.'),
  }),
  words: v.strictObject({
    title: line({ title: 'Servicio', max: 30 }),
    headline: line({ title: 'Titular', min: 15, max: 60 }),
    summary: text({ title: 'Resumen', hint: 'Sin promesas de resultados.', min: 60, max: 180 }),
    metrics: group(
      {
        sessions: line({ title: 'Sesiones', max: 30 }),
        recovery: line({ title: 'Recuperación', max: 30 }),
        idealFor: line({ title: 'Ideal para', max: 30 }),
      },
      { title: 'En cifras' },
    ),
    priceFrom: line({
      title: 'Precio',
      hint: '{price} es el menor de sus precios.',
      max: 50,
      names: ['price'],
    }),
    linkLabel: line({ title: 'Enlace', max: 30 }),
  }),
} satisfies Kind;

/** Tones of skin, by the id that the code has a colour for. */
export const skinTones = {
  'muy-clara': 'Muy clara',
  clara: 'Clara',
  triguena: 'Trigueña',
  morena: 'Morena',
  oscura: 'Oscura',
  negra: 'Negra',
} as const;

export const result = {
  title: 'Antes y después',
  one: 'Comparación',
  page: '/',
  hint: 'Solo simulaciones. Una foto de un paciente exige su autorización por escrito.',
  facts: v.strictObject({
    order: order(),
    before: image('results', 'Antes'),
    image: image('results', 'Después'),
    tone: choice(skinTones, { title: 'Tono de piel', hint: 'Hasta que quien visita elige otro.' }),
  }),
  words: v.strictObject({
    overlayText: line({ title: 'Nombre', max: 30 }),
    modalDescription: text({
      title: 'Texto',
      hint: 'Qué conviene saber antes de tratarlo. No prometa resultados.',
      min: 60,
      max: 240,
    }),
    changes: line({ title: 'Qué cambia', hint: 'Sin promesas.', max: 70 }),
    time: line({ title: 'En cuánto tiempo', max: 70 }),
    stays: line({ title: 'Qué no cambia', max: 70 }),
    alt: line({
      title: 'Qué muestran las imágenes',
      hint: 'Para quien no las ve. {tone} es el tono de piel.',
      min: 20,
      max: 180,
      names: ['tone'],
    }),
  }),
} satisfies Kind;

/** The zones are fixed, because code draws each one on the figure by its id. */
export const zone = {
  title: 'Mapa de la piel',
  one: 'Zona',
  page: '/',
  fixed: true,
  facts: v.strictObject({
    order: order(),
    mode: choice({ facial: 'Rostro', corporal: 'Cuerpo' }, { title: 'Figura' }),
    link: link({ title: 'Página a la que lleva' }),
    prices: prices('La tarjeta muestra el menor de sus precios.'),
  }),
  words: v.strictObject({
    title: line({ title: 'Nombre', max: 30 }),
    problems: list(
      group(
        { to: link({ title: 'Página' }), label: line({ title: 'Texto del enlace', max: 30 }) },
        { title: 'Problema' },
      ),
      { title: 'Problemas frecuentes allí', max: 3 },
    ),
    description: text({ title: 'Texto', hint: 'Qué se valora allí.', min: 40, max: 240 }),
  }),
} satisfies Kind;

export const testimonial = {
  title: 'Testimonios',
  one: 'Testimonio',
  page: '/',
  hint: 'De personas que existen y que lo autorizaron. No publique los que prometen resultados.',
  facts: v.strictObject({
    order: order(),
    author: line({ title: 'Quién lo dice', hint: 'Nombre e inicial: Catalina M.', max: 30 }),
    rating: wholeNumber({ title: 'Estrellas', min: 1, max: 5 }),
  }),
  words: v.strictObject({ quote: text({ title: 'Lo que dice', min: 40, max: 240 }) }),
} satisfies Kind;

/** The file name is the year. */
export const milestone = {
  title: 'Línea de tiempo',
  one: 'Año',
  page: '/',
  facts: v.strictObject({
    year: wholeNumber({ title: 'Año', min: 1950, max: 2100 }),
    image: image('timeline'),
  }),
  words: v.strictObject({
    title: line({ title: 'Título', max: 40 }),
    text: text({ title: 'Texto', min: 40, max: 200 }),
  }),
} satisfies Kind;
