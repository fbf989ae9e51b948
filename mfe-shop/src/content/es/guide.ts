import type { GuideContent, GuideWords } from '#content/types.ts';

import { card } from './card.ts';
import { guide } from './guide.data.ts';

const words: GuideWords = {
  trail: { label: 'Dónde está esta guía', shop: 'Tienda' },
  contents: 'En esta guía',
  parts: {
    rutina: 'La rutina',
    combinar: 'Qué combina con qué',
    activos: 'Retinol y exfoliantes',
    sol: 'Protector solar',
    piel: 'Según su piel',
    momentos: 'Edades y momentos',
    cabello: 'Cabello',
    producto: 'El producto en casa',
  },
  products: { label: 'Productos de los que habla', priceToConfirm: card.priceToConfirm },
};

export const content: GuideContent = { ...guide, words };
