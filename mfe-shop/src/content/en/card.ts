import type { CardWords } from '#content/types.ts';

export const card: CardWords = {
  lines: {
    Antioxidantes: 'Antioxidants',
    Limpieza: 'Cleansing',
    'Protección Solar': 'Sun protection',
    'Tratamientos Específicos': 'Targeted care',
    'Anti-edad': 'Age care',
    Hidratación: 'Hydration',
  },
  priceToConfirm: 'Price to be confirmed',
  addToCart: 'Add to cart',
  inCart: (quantity) => `In your cart: ${quantity}`,
  enquire: 'Ask on WhatsApp',
  enquiry: (name) => `Hello, I am interested in the product ${name}`,
};
