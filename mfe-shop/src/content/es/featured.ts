import type { FeaturedContent } from '#content/types.ts';

import { card } from './card.ts';
import { featuredProducts } from './featuredProducts.ts';

export const content: FeaturedContent = {
  label: 'Productos destacados',
  previous: 'Productos anteriores',
  next: 'Productos siguientes',
  card,
  products: featuredProducts,
  inCart: (products, units) =>
    `${products === 1 ? '1 producto' : `${products} productos`} en su carrito (${units === 1 ? '1 unidad' : `${units} unidades`}).`,
  shopLink: 'Ver el carrito en la tienda',
};
