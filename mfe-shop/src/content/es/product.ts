import type { ProductContent } from '#content/types.ts';

import { card } from './card.ts';

export const content: ProductContent = {
  card,
  meta: { title: (name) => `${name} · Arrayán` },
  howToUse: 'Modo de uso',
  ingredients: 'Ingredientes clave',
  skinTypes: 'Tipo de piel',
  skin: {
    seca: 'Piel seca',
    mixta: 'Piel mixta',
    grasa: 'Piel grasa',
    sensible: 'Piel sensible',
    todas: 'Todo tipo de piel',
    'cuero-cabelludo': 'Cuero cabelludo',
  },
  related: 'También le puede interesar',
  backToShop: 'Volver a la tienda',
};
