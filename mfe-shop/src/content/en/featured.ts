import type { FeaturedContent } from '#content/types.ts';

import { card } from './card.ts';

export const content: FeaturedContent = {
  label: 'Featured products',
  messages: {
    carousel: 'carousel',
    slide: 'product',
    slides: 'Products',
    position: (position, count) => `${position} of ${count}`,
    previous: 'Previous products',
    next: 'Next products',
  },
  rotation: { startLabel: 'Start the rotation', stopLabel: 'Stop the rotation' },
  card,
  inCart: (products, units) =>
    `${products === 1 ? '1 product' : `${products} products`} in your cart (${units === 1 ? '1 unit' : `${units} units`}).`,
  shopLink: 'See the cart in the shop',
};
