export const card = {
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
  /** Says how many of the product are in the cart. */
  inCart: (quantity: number) => `En su carrito: ${quantity}`,
  enquire: 'Consultar por WhatsApp',
  enquiry: (name: string) => `Hola, estoy interesado/a en el producto ${name}`,
};
