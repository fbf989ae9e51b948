import type { CartContent } from '#content/types.ts';

export const content: CartContent = {
  heading: 'Tu Carrito',
  close: 'Cerrar el carrito',
  toggle: (products) =>
    products === 0 ? 'Carrito, vacío' : `Carrito, ${products === 1 ? '1 producto' : `${products} productos`}`,
  status: (products, units) =>
    products === 0
      ? 'El carrito está vacío.'
      : `En el carrito: ${products === 1 ? '1 producto' : `${products} productos`}, ${units === 1 ? '1 unidad' : `${units} unidades`}.`,
  empty: 'El carrito está vacío.',
  emptyAlert: 'Tu carrito está vacío.',
  decrease: (name) => `Quitar una unidad de ${name}`,
  increase: (name) => `Agregar una unidad de ${name}`,
  remove: (name) => `Eliminar ${name} del carrito`,
  quantity: (quantity) => `Cantidad: ${quantity}`,
  priceToConfirm: 'Precio por confirmar',
  total: (amount) => `Total: ${amount}`,
  totalIsPartial: 'No incluye los productos con precio por confirmar.',
  note: 'Es un valor estimado y aquí no se paga nada: se abrirá WhatsApp con su pedido escrito y usted decide si lo envía.',
  returns: { label: 'Cambios y devoluciones', to: '/terminos#retracto' },
  buy: 'Comprar por WhatsApp',
  clear: 'Vaciar Carrito',
  removal: {
    line: 'Salió del carrito:',
    cart: 'El carrito quedó vacío.',
    order: 'Abrimos WhatsApp con su pedido. Si no se abrió o no lo envió, su carrito sigue a un paso.',
    undo: 'Deshacer',
    copyOrder: 'Copiar el pedido',
    copied: 'Pedido copiado.',
    copyFailed: 'No pudimos copiarlo. Seleccione el texto y cópielo:',
    dismiss: 'Cerrar este aviso',
  },
  damaged: {
    text: 'No pudimos leer el carrito guardado en este navegador, así que empezamos uno nuevo.',
    dismiss: 'Entendido',
  },
  order: {
    greeting: 'Hola, quiero hacer este pedido:',
    item: (name, quantity) => `- ${name} ×${quantity}`,
    more: (products) => (products === 1 ? '+1 producto más' : `+${products} productos más`),
    total: (amount) => `Total estimado: ${amount}`,
    somePricesToConfirm: 'Hay productos con precio por confirmar.',
    request: '¿Me confirman la disponibilidad y el proceso de pago, por favor?',
  },
};
