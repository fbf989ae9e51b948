import type { GuideContent, GuideWords } from '#content/types.ts';

import { guideParts } from '../guideParts.ts';
import { card } from './card.ts';
import { guide } from './guide.data.ts';

const words: GuideWords = {
  trail: { label: 'Dónde está esta guía', shop: 'Tienda' },
  contents: 'En esta guía',
  parts: guideParts,
  products: { label: 'Productos de los que habla', priceToConfirm: card.priceToConfirm },
};

export const content: GuideContent = { ...guide, words };
