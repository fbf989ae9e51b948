import type { ProductContent } from '#content/types.ts';

import { card } from './card.ts';

export const content: ProductContent = {
  card,
  meta: { title: (name) => `${name} · Arrayán` },
  howToUse: 'How to use',
  ingredients: 'Key ingredients',
  skinTypes: 'Skin type',
  skin: {
    seca: 'Dry skin',
    mixta: 'Combination skin',
    grasa: 'Oily skin',
    sensible: 'Sensitive skin',
    todas: 'All skin types',
    'cuero-cabelludo': 'Scalp',
  },
  related: 'You may also like',
  backToShop: 'Back to the shop',
};
