import type { DetailWords } from '#content/types.ts';

export const details: DetailWords = {
  categories: {
    Manchas: 'Dark spots',
    'Anti-acné': 'Acne',
    Antiacne: 'Acne',
    'Protección Solar': 'Sun protection',
    Capilar: 'Hair',
    Rejuvenecimiento: 'Rejuvenation',
  },
  quantity: {
    field: 'Quantity',
    decrease: 'One less',
    increase: 'One more',
    status: (quantity) => (quantity === 1 ? '1 unit' : `${quantity} units`),
    added: (quantity, name) => `Added: ${quantity} × ${name}`,
    noRoom: 'The cart cannot hold more units of this product.',
  },
  unitPrice: (amount, unit) => `VAT included · ${amount} COP per ${unit}`,
  howToUse: 'How to use',
  ingredients: 'Key ingredients',
  skinTypes: 'Skin type',
  skin: {
    seca: 'Dry skin',
    mixta: 'Combination skin',
    grasa: 'Oily skin',
    sensible: 'Sensitive skin',
    todas: 'Most skin types',
    'cuero-cabelludo': 'Scalp',
  },
  illustrative: 'Illustrative image',
};
