import type { CardWords } from '#content/types.ts';

export const card: CardWords = {
  lines: {
    Antioxidantes: 'Antioxidantes',
    Limpieza: 'Limpieza',
    'Protección Solar': 'Protección solar',
    'Tratamientos Específicos': 'Tratamientos específicos',
    'Anti-edad': 'Antiedad',
    Hidratación: 'Hidratación',
  },
  priceToConfirm: 'Precio por confirmar',
  addToCart: 'Agregar al carrito',
  inCart: (quantity) => `En su carrito: ${quantity}`,
  enquire: 'Consultar por WhatsApp',
  enquiry: (name) => `Hola, estoy interesado/a en el producto ${name}`,
};
