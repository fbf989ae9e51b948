import { group, line } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import * as v from 'valibot';

export const featuredProducts = {
  title: 'Productos destacados',
  page: '/',
  single: true,
  words: v.strictObject({
    label: line({ title: 'Nombre del carrusel (lectores de pantalla)', max: 40 }),
    messages: group(
      {
        carousel: 'Qué es',
        slide: 'Qué es cada uno',
        slides: 'Los puntos',
        previous: 'Botón anterior',
        next: 'Botón siguiente',
        position: line({ title: 'Cuál de cuántos', max: 40, names: ['position', 'count'] }),
      },
      { title: 'Carrusel (lectores de pantalla)' },
    ),
    rotation: group({ startLabel: 'Iniciar', stopLabel: 'Detener' }, { title: 'Rotación' }),
    inCart: line({
      title: 'Cuánto hay en el carrito',
      hint: '{products} es «2 productos»; {units}, «3 unidades».',
      max: 80,
      names: ['products', 'units'],
    }),
    shopLink: line({ title: 'Enlace al carrito', max: 60 }),
  }),
} satisfies Kind;

export const productCards = {
  title: 'Productos en el chat',
  page: '/tienda',
  single: true,
  words: group(
    {
      label: 'Nombre de la lista (lectores de pantalla)',
      add: 'Agregar',
      added: 'Agregado, y ver el carrito',
    },
    { title: 'Rótulos' },
  ),
} satisfies Kind;
