import type { FeaturedContent } from '#content/types.ts';

import { card } from './card.ts';

export const content: FeaturedContent = {
  label: 'Productos destacados',
  messages: {
    carousel: 'carrusel',
    slide: 'producto',
    slides: 'Productos',
    position: (position, count) => `${position} de ${count}`,
    previous: 'Productos anteriores',
    next: 'Productos siguientes',
  },
  rotation: { startLabel: 'Iniciar la rotación', stopLabel: 'Detener la rotación' },
  card,
  inCart: (products, units) =>
    `${products === 1 ? '1 producto' : `${products} productos`} en su carrito (${units === 1 ? '1 unidad' : `${units} unidades`}).`,
  shopLink: 'Ver el carrito en la tienda',
};
