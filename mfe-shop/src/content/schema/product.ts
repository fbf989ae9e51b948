import { choice, group, line, list, order, picture, text, wholeNumber } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { pictureAlt } from '@tesela/content/pageFields';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

import { routineSteps, routineTimes } from '../routine/steps.ts';
import { productNeeds, skinTypes } from '../traits.ts';

// The catalogue has both spellings of anti-acne, because the clinic's own list has both.
export const productCategories = {
  Manchas: 'Manchas',
  'Anti-acné': 'Anti-acné',
  Antiacne: 'Antiacné',
  'Protección Solar': 'Protección solar',
  Capilar: 'Capilar',
  Rejuvenecimiento: 'Rejuvenecimiento',
} as const;

export const productLines = {
  Antioxidantes: 'Antioxidantes',
  Limpieza: 'Limpieza',
  'Protección Solar': 'Protección solar',
  'Tratamientos Específicos': 'Tratamientos específicos',
  'Anti-edad': 'Anti-edad',
  Hidratación: 'Hidratación',
} as const;

export const textures = {
  acuosa: 'Acuosa',
  fluida: 'Fluida',
  gel: 'Gel',
  'gel-crema': 'Gel-crema',
  crema: 'Crema',
  aceite: 'Aceite',
  balsamo: 'Bálsamo',
  espuma: 'Espuma',
  bruma: 'Bruma',
  barra: 'Barra',
  arcilla: 'Arcilla',
} as const;

const facts = v.strictObject({
  order: order(),
  name: line({ title: 'Nombre', hint: 'Como está en la etiqueta, igual en todos los idiomas.', max: 60 }),
  brand: line({ title: 'Marca', max: 30 }),
  category: choice(productCategories, {
    title: 'Categoría',
    hint: 'Decide en qué página de la tienda aparece.',
  }),
  line: choice(productLines, { title: 'Línea' }),
  // The price per millilitre or gram is calculated from the size.
  size: v.pipe(
    line({ title: 'Contenido', hint: 'Como está en la etiqueta: 30 ml, 50 g.', max: 20 }),
    v.regex(/^[1-9]\d* (?:ml|g)$/, 'must be an amount in ml or g, such as 30 ml'),
  ),
  price: v.optional(
    wholeNumber({
      title: 'Precio',
      hint: 'En pesos, sin puntos. Sin precio, la tienda dice «Precio por confirmar».',
      min: 1,
      max: 100_000_000,
    }),
  ),
  image: picture<PictureName>({
    title: 'Imagen',
    hint: 'JPEG o PNG en vertical (4 por 5), de 640 píxeles de ancho o más. El sitio hace los tamaños que necesita.',
    folder: 'products',
  }),
  skinTypes: list(choice(skinTypes, { title: 'Tipo de piel' }), { title: 'Tipos de piel' }),
  needs: list(choice(productNeeds, { title: 'Para qué' }), {
    title: 'Para qué es',
    hint: 'La tienda filtra por esto, y la rutina sugerida elige con ello.',
  }),
  texture: choice(textures, { title: 'Textura' }),
  routine: v.optional(
    group(
      {
        step: choice(routineSteps, { title: 'Paso' }),
        when: choice(routineTimes, { title: 'Cuándo' }),
        nights: v.optional(
          wholeNumber({ title: 'Noches por semana', hint: 'Sin número, todos los días.', min: 1, max: 6 }),
        ),
      },
      { title: 'Lugar en la rutina', hint: 'Sin él, la rutina sugerida no lo propone.' },
    ),
  ),
  composition: group(
    {
      notification: v.pipe(
        line({ title: 'Notificación sanitaria', max: 20 }),
        v.regex(/^NSO[A-Z]\d{5}-\d{2}[A-Z]{2}$/, 'must be a sanitary notification such as NSOC00001-26CO'),
      ),
      ingredients: text({
        title: 'Ingredientes (INCI)',
        hint: 'Todos, en el orden de la etiqueta, separados por comas.',
        max: 600,
      }),
    },
    { title: 'Lo que declara la etiqueta' },
  ),
});

const words = v.strictObject({
  gloss: v.optional(
    line({
      title: 'Qué significa el nombre',
      hint: 'Solo donde el nombre no está en el idioma de la página.',
      min: 9,
      max: 60,
    }),
  ),
  summary: text({
    title: 'Descripción',
    hint: 'Dos frases: qué es y para qué se usa. Es un cosmético: no trata ni cura, y no prometa resultados.',
    min: 40,
    max: 260,
  }),
  howToUse: text({ title: 'Modo de uso', min: 40, max: 320 }),
  ingredients: list(line({ title: 'Ingrediente', max: 60 }), {
    title: 'Ingredientes clave',
    hint: 'Cuatro o cinco, con los nombres que la gente conoce.',
    max: 6,
  }),
  imageAlt: pictureAlt(),
});

/** The file name is the product's path: `/tienda/producto/crema-nocturna-peptidos`. */
export const product = {
  title: 'Productos',
  one: 'Producto',
  page: '/tienda/producto/{{id}}',
  hint: 'El nombre del archivo es la dirección del producto y no cambia: los carritos guardados lo llevan.',
  facts,
  words,
} satisfies Kind;
