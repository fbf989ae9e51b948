import type { GuideContent, GuideWords } from '#content/types.ts';

import { card } from './card.ts';
import { guide } from './guide.data.ts';

const words: GuideWords = {
  trail: { label: 'Breadcrumb', shop: 'Shop' },
  contents: 'In this guide',
  parts: {
    rutina: 'The routine',
    combinar: 'What goes with what',
    activos: 'Retinol and exfoliants',
    sol: 'Sunscreen',
    piel: 'For your skin',
    momentos: 'Ages and moments',
    cabello: 'Hair',
    producto: 'The product at home',
  },
  products: { label: 'Products mentioned here', priceToConfirm: card.priceToConfirm },
};

export const content: GuideContent = { ...guide, words };
