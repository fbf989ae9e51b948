import type { ProductCardsContent } from '#content/types.ts';

import { card } from './card.ts';

export const content: ProductCardsContent = {
  label: 'Products',
  priceToConfirm: card.priceToConfirm,
};
