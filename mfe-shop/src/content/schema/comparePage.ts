import { choice, group, line, list, reference, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { metaFields } from '@clinic/content/pageFields';
import * as v from 'valibot';

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
  words: v.strictObject({
    meta: metaFields(),
    heading: line({ title: 'Título', max: 60 }),
    lead: text({ title: 'Entradilla', max: 260 }),
    choice: group(
      {
        label: line({ title: 'Rótulo de cada lista', max: 30, names: ['place'] }),
        none: line({ title: 'Cuando no se elige nada', max: 30 }),
        unknown: text({ title: 'Enlace con productos que no existen', max: 120 }),
        clear: line({ title: 'Vaciar', max: 30 }),
      },
      { title: 'Elegir' },
    ),
    rows: group(
      {
        product: 'Nombre (lectores de pantalla)',
        picture: 'Imagen (lectores de pantalla)',
        need: 'Para qué',
        skin: 'Tipo de piel',
        active: 'Ingredientes clave',
        texture: 'Textura',
        size: 'Contenido',
        price: 'Precio',
        unitPrice: 'Precio por medida',
        availability: 'Disponibilidad',
        order: 'Pedir',
      },
      { title: 'Filas', max: 40 },
    ),
    caption: line({ title: 'Nombre de la tabla (lectores de pantalla)', max: 40, names: ['names'] }),
    unitPrice: line({ title: 'Precio por medida', max: 40, names: ['amount', 'unit'] }),
    available: line({ title: 'Disponible', max: 30 }),
    ready: group({ heading: 'Encima', compare: 'Enlace' }, { title: 'Comparaciones listas', max: 40 }),
    withoutScripts: group(
      { text: text({ title: 'Texto', max: 160 }), label: line({ title: 'Enlace', max: 40 }) },
      { title: 'Sin JavaScript' },
    ),
  }),
} satisfies Kind;
