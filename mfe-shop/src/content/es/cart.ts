export const content = {
  heading: 'Tu Carrito',
  close: 'Cerrar el carrito',
  toggle: (products: number) =>
    products === 0 ? 'Carrito, vacío' : `Carrito, ${products === 1 ? '1 producto' : `${products} productos`}`,
  added: (name: string) => `Agregado: ${name}.`,
  status: (products: number, units: number) =>
    products === 0
      ? 'El carrito está vacío.'
      : `En el carrito: ${products === 1 ? '1 producto' : `${products} productos`}, ${units === 1 ? '1 unidad' : `${units} unidades`}.`,
  empty: 'El carrito está vacío.',
  /** What the browser's alert says when there is nothing to buy. */
  emptyAlert: 'Tu carrito está vacío.',
  decrease: (name: string) => `Quitar una unidad de ${name}`,
  increase: (name: string) => `Agregar una unidad de ${name}`,
  remove: (name: string) => `Eliminar ${name} del carrito`,
  quantity: (quantity: number) => `Cantidad: ${quantity}`,
  /** Beside the quantity of a line that can hold no more. */
  mostReached: (quantity: number) => `Máximo ${quantity} unidades`,
  priceLoading: 'Consultando el precio…',
  priceToConfirm: 'Precio por confirmar',
  unavailable: 'No disponible',
  unavailableMeaning: 'Salió del catálogo: no va en el pedido.',
  soldOutMeaning: 'No va en el pedido.',
  soldOutNotice: 'Se agotó y no va en su pedido:',
  total: (amount: string) => `Total: ${amount}`,
  totalToConfirm: 'Total: por confirmar',
  totalIsPartial: 'No incluye los productos con precio por confirmar.',
  pricesFailed: 'No pudimos consultar los precios: la clínica se los confirma por WhatsApp.',
  estimate: 'Valor estimado. Aquí no se paga nada.',
  note: 'Al comprar se abrirá WhatsApp con su pedido escrito, y usted decide si lo envía.',
  returns: { label: 'Cambios y devoluciones', to: '/terminos#retracto' as const },
  nothingAvailable:
    'Ninguno de estos productos está disponible ahora. Puede quitarlos y elegir otros en la tienda.',
  shop: 'Ver todos los productos',
  /** When the message has no room to name every product. */
  longOrder:
    'El pedido no cabe en un mensaje de WhatsApp: el mensaje lleva el total y un enlace con todos los productos. También puede copiarlo completo.',
  buy: 'Comprar por WhatsApp',
  clear: 'Vaciar Carrito',
  copy: {
    copy: 'Copiar el pedido',
    copied: 'Pedido copiado.',
    failed: 'No pudimos copiarlo. Este es el texto, para que lo copie usted:',
  },
  delivery: { label: 'Entrega', shipping: 'Envío a domicilio', pickup: 'Recoger en la clínica' },
  totals: {
    subtotal: 'Subtotal',
    free: 'Gratis',
    toConfirm: 'Por confirmar',
    untilFree: (amount: string) => `Falta ${amount} para envío gratis.`,
  },
  orders: {
    heading: 'Sus últimos pedidos',
    item: (name: string, quantity: number) => `${name} x${quantity}`,
    repeat: 'Repetir',
    forget: 'Borrarlos de este dispositivo',
  },
  share: {
    copy: 'Copiar enlace del carrito',
    copied: 'Enlace copiado.',
    failed: 'No pudimos copiarlo. Este es el enlace, para que lo copie usted:',
  },
  shared: {
    carrito: 'Carrito compartido',
    rutina: 'Rutina sugerida',
    question: '¿Los agrega a su carrito? Se suman a lo que ya tiene.',
    add: 'Agregar al carrito',
    dismiss: 'Ahora no',
    close: 'Cerrar sin agregar',
    unknown: (products: number) =>
      products === 1
        ? 'Un producto del enlace ya no está en la tienda.'
        : `${products} productos del enlace ya no están en la tienda.`,
    failed: 'No pudimos abrir el enlace en este momento.',
    retry: 'Reintentar',
  },
  removal: {
    line: 'Salió del carrito:',
    cart: 'El carrito quedó vacío.',
    order: (reference: string) =>
      `Abrimos WhatsApp con su pedido ${reference}. Cuando lo envíe, la clínica le confirma allí la disponibilidad y la forma de pago. Si no se abrió o no lo envió, deshaga y el carrito vuelve.`,
    undo: 'Deshacer',
    dismiss: 'Cerrar este aviso',
  },
  notices: {
    unreadable:
      'No pudimos leer el carrito guardado en este navegador. Lo dejamos aparte y empezamos uno nuevo.',
    'not-saved':
      'Este navegador no guarda el carrito. Puede pedir con tranquilidad: lo tendrá hasta que cierre o recargue la página.',
    full: 'Su carrito ya tiene 100 productos distintos, el máximo. Para agregar otro, quite alguno o envíe primero este pedido.',
  },
  order: {
    greeting: (reference: string) => `Hola, quiero hacer este pedido (ref. ${reference}):`,
    item: (name: string, quantity: number) => `${name} x${quantity}`,
    sum: (price: string, sum: string) => `${price} c/u = ${sum}`,
    priceToConfirm: 'precio por confirmar',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    free: 'gratis',
    pickup: 'Recojo en la clínica.',
    total: 'Total estimado',
    toConfirm: 'por confirmar',
    partial: 'más lo que está por confirmar',
    linked: (products: number) => `${products} productos, que están en este enlace:`,
    leftOut: (names: string) => `No incluye, por estar agotado: ${names}.`,
    request: '¿Me confirman la disponibilidad y el proceso de pago, por favor?',
  },
};
