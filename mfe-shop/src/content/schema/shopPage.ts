import { group, line, order, picture, plural, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { menuLabel, metaFields } from '@clinic/content/pageFields';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

const view = {
  menu: menuLabel(),
  label: line({ title: 'Nombre entre las categorías', max: 20 }),
  meta: metaFields(),
  heading: line({ title: 'Título', max: 60 }),
  lead: text({ title: 'Entradilla', max: 260 }),
};

/** The code refers to each category by its id, which is also its path. */
export const category = {
  title: 'Categorías de la tienda',
  one: 'Categoría',
  page: '/tienda/{{id}}',
  fixed: true,
  facts: v.strictObject({
    order: order(),
    image: picture<PictureName>({ title: 'Imagen', folder: 'categories' }),
  }),
  words: v.strictObject(view),
} satisfies Kind;

/** The words of one filter. */
const filterField = (title: string) =>
  group(
    {
      label: line({ title: 'Rótulo', max: 40 }),
      all: v.optional(line({ title: 'Cuando no se elige nada', max: 40 })),
      kind: v.optional(line({ title: 'Qué se quita (lectores de pantalla)', max: 40 })),
    },
    { title },
  );

const filters = group(
  {
    label: 'Nombre del formulario (lectores de pantalla)',
    clearSearch: 'Borrar la búsqueda',
    searching: 'Mientras busca',
    failed: 'Cuando la búsqueda falla',
    retry: 'Reintentar',
    unknown: 'Enlace con un filtro que no existe',
    fields: group(
      {
        category: filterField('Categoría'),
        skin: filterField('Tipo de piel'),
        need: filterField('Para qué'),
        brand: filterField('Marca'),
        text: filterField('Búsqueda'),
        available: filterField('Solo lo disponible'),
        sort: filterField('Orden'),
      },
      { title: 'Cada filtro' },
    ),
    byRelevance: line({ title: 'Orden de lo que se busca', max: 40 }),
    sort: group(
      {
        nombre: 'Nombre',
        precio: 'Precio, de menor a mayor',
        'precio-desc': 'Precio, de mayor a menor',
        'precio-medida': 'Precio por medida',
      },
      { title: 'Orden' },
    ),
    sheet: group(
      {
        open: 'Botón',
        heading: 'Título',
        close: 'Cerrar',
        openApplied: line({ title: 'Botón con filtros', max: 40, names: ['count'] }),
        show: plural({ title: 'Ver los productos', max: 40, names: ['count'] }),
      },
      { title: 'Filtros en el teléfono' },
    ),
    applied: group(
      {
        label: 'Nombre de la lista (lectores de pantalla)',
        remove: 'Quitar',
        clear: 'Limpiar todos',
      },
      { title: 'Filtros aplicados' },
    ),
    quoted: line({ title: 'Lo que se busca, entre comillas', max: 20, names: ['text'] }),
    none: group(
      {
        text: 'Qué pasó',
        everywhere: 'Buscar en toda la tienda',
        ask: 'Enlace a WhatsApp',
        question: 'Mensaje de WhatsApp',
      },
      { title: 'Cuando no hay productos', max: 120 },
    ),
  },
  { title: 'Búsqueda y filtros', max: 100 },
);

export const shopPage = {
  title: 'Portada de la tienda',
  page: '/tienda',
  single: true,
  words: v.strictObject({
    ...view,
    words: group(
      {
        viewsLabel: line({ title: 'Nombre de las categorías (lectores de pantalla)', max: 40 }),
        skip: group({ cart: 'Ir al carrito', assistant: 'Ir al asistente' }, { title: 'Saltos del teclado' }),
        guide: group({ text: 'Pregunta', label: 'Enlace' }, { title: 'Enlace a la guía de uso' }),
        routine: line({ title: 'Enlace a las rutinas', max: 40 }),
        compare: group({ text: 'Pregunta', label: 'Enlace' }, { title: 'Enlace a la comparación' }),
        count: plural({ title: 'Cuántos productos', max: 40, names: ['count'] }),
        filterInShop: line({ title: 'Filtrar en toda la tienda', max: 40 }),
        quickView: group(
          {
            close: 'Cerrar',
            loading: 'Mientras llegan los detalles',
            failed: 'Cuando no llegan',
            fullPage: 'Enlace a la página',
            keepShopping: 'Seguir comprando',
          },
          { title: 'Vista rápida', max: 120 },
        ),
      },
      { title: 'Rótulos' },
    ),
    filters,
  }),
} satisfies Kind;
