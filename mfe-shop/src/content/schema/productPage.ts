import { group, line, plural, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import * as v from 'valibot';

import { productNeeds, skinTypes } from '../traits.ts';
import { labelsOf, productCategories, productLines, textures } from './product.ts';

const card = group(
  {
    priceToConfirm: 'Sin precio',
    addToCart: 'Agregar al carrito',
    enquire: 'Enlace a WhatsApp',
    lines: labelsOf(productLines, 'Líneas'),
    inCart: line({ title: 'Cuántos hay en el carrito', max: 40, names: ['count'] }),
    seeCart: line({ title: 'Ver el carrito', max: 30 }),
    fewer: line({ title: 'Uno menos (lectores de pantalla)', max: 60, names: ['name'] }),
    another: line({ title: 'Uno más (lectores de pantalla)', max: 60, names: ['name'] }),
    enquiry: text({ title: 'Mensaje de WhatsApp', max: 120, names: ['name'] }),
  },
  { title: 'Tarjeta', hint: 'En toda lista de productos.' },
);

const details = group(
  {
    howToUse: 'Modo de uso',
    ingredients: 'Ingredientes clave',
    skinTypes: 'Tipo de piel',
    illustrative: 'Bajo la imagen',
    categories: labelsOf(productCategories, 'Categorías'),
    skin: group(skinTypes, { title: 'Tipos de piel' }),
    needs: group(productNeeds, { title: 'Para qué es' }),
    textures: group(textures, { title: 'Texturas' }),
    quantity: group(
      {
        field: 'Campo',
        decrease: 'Una menos',
        increase: 'Una más',
        noRoom: 'Cuando no caben más',
        status: plural({ title: 'Unidades', max: 30, names: ['count'] }),
        added: line({ title: 'Al agregar', max: 60, names: ['count', 'name'] }),
      },
      { title: 'Cantidad' },
    ),
    unitPrice: line({ title: 'Precio por medida', max: 60, names: ['amount', 'unit'] }),
  },
  { title: 'Detalles' },
);

export const productPage = {
  title: 'Página de un producto',
  page: '/tienda',
  single: true,
  words: v.strictObject({
    title: line({ title: 'Título en buscadores', max: 40, names: ['name', 'brand'] }),
    trail: line({ title: 'Camino hasta el producto (lectores de pantalla)', max: 40 }),
    guide: line({ title: 'Enlace a la guía de uso', max: 60 }),
    texture: group(
      {
        alt: line({ title: 'Texto de la imagen', max: 60, names: ['name', 'matter'] }),
        matters: group(textures, { title: 'Qué se ve de cada textura' }),
      },
      { title: 'Imagen de la textura' },
    ),
    facts: group(
      {
        label: 'Título',
        brand: 'Marca',
        category: 'Categoría',
        line: 'Línea',
        need: 'Para qué',
        size: 'Contenido',
      },
      { title: 'Ficha' },
    ),
    ordering: text({ title: 'Cómo se pide', max: 260 }),
    composition: group(
      { heading: 'Título', notification: 'Notificación sanitaria', sample: 'Sobre los datos de muestra' },
      { title: 'Composición', max: 120 },
    ),
    advice: group(
      { heading: line({ title: 'Título', max: 60 }), text: text({ title: 'Texto', max: 260 }) },
      { title: 'Antes de usarlo' },
    ),
    share: group(
      { label: 'Botón', copied: 'Cuando se copió', failed: 'Cuando no se pudo' },
      { title: 'Compartir' },
    ),
    compare: line({ title: 'Enlace a la comparación', max: 40 }),
    goesWith: group({ kicker: 'Antetítulo', heading: 'Título' }, { title: 'Lo que combina' }),
    related: group({ kicker: 'Antetítulo', heading: 'Título' }, { title: 'Otros productos' }),
    soldOut: group(
      {
        now: line({ title: 'Agotado', max: 40 }),
        until: line({ title: 'Agotado hasta un día', max: 60, names: ['day'] }),
      },
      { title: 'Lo agotado' },
    ),
    card,
    details,
  }),
} satisfies Kind;
