import type { GuideContent } from '#content/types.ts';

import { card } from './card.ts';

export const content: GuideContent = {
  trail: { label: 'Breadcrumb', shop: 'Shop', here: 'How to use the products' },
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
