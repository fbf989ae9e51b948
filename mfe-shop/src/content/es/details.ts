import type { DetailWords } from '#content/types.ts';

export const details: DetailWords = {
  categories: {
    Manchas: 'Manchas',
    'Anti-acné': 'Antiacné',
    Antiacne: 'Antiacné',
    'Protección Solar': 'Protección solar',
    Capilar: 'Capilar',
    Rejuvenecimiento: 'Rejuvenecimiento',
  },
  quantity: {
    field: 'Cantidad',
    decrease: 'Una unidad menos',
    increase: 'Una unidad más',
    status: (quantity) => (quantity === 1 ? '1 unidad' : `${quantity} unidades`),
    added: (quantity, name) => `Agregado: ${quantity} × ${name}`,
    noRoom: 'El carrito no admite más unidades de este producto.',
  },
  howToUse: 'Modo de uso',
  ingredients: 'Ingredientes clave',
  skinTypes: 'Tipo de piel',
  skin: {
    seca: 'Piel seca',
    mixta: 'Piel mixta',
    grasa: 'Piel grasa',
    sensible: 'Piel sensible',
    todas: 'La mayoría de las pieles',
    'cuero-cabelludo': 'Cuero cabelludo',
  },
  illustrative: 'Imagen ilustrativa',
};
