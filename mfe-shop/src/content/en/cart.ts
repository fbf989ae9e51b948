import type { CartContent } from '#content/types.ts';

export const content: CartContent = {
  heading: 'Your cart',
  close: 'Close the cart',
  toggle: (products) =>
    products === 0 ? 'Cart, empty' : `Cart, ${products === 1 ? '1 product' : `${products} products`}`,
  added: (name) => `Added: ${name}.`,
  status: (products, units) =>
    products === 0
      ? 'The cart is empty.'
      : `In the cart: ${products === 1 ? '1 product' : `${products} products`}, ${units === 1 ? '1 unit' : `${units} units`}.`,
  empty: 'The cart is empty.',
  emptyAlert: 'Your cart is empty.',
  decrease: (name) => `Remove one ${name}`,
  increase: (name) => `Add one ${name}`,
  remove: (name) => `Remove ${name} from the cart`,
  quantity: (quantity) => `Quantity: ${quantity}`,
  mostReached: (quantity) => `${quantity} maximum`,
  priceLoading: 'Looking up the price…',
  priceToConfirm: 'Price to be confirmed',
  unavailable: 'Not available',
  unavailableMeaning: 'No longer sold: it is not part of the order.',
  soldOutMeaning: 'It is not part of the order.',
  soldOutNotice: 'Sold out, so not part of your order:',
  total: (amount) => `Total: ${amount}`,
  totalToConfirm: 'Total: to be confirmed',
  totalIsPartial: 'Products with a price to be confirmed are not included.',
  pricesFailed: 'We could not look up the prices: the clinic will confirm them on WhatsApp.',
  estimate: 'Estimate in Colombian pesos (COP). Nothing is paid here.',
  note: 'When you buy, WhatsApp will open with your order written out, and you decide whether to send it.',
  returns: { label: 'Exchanges and returns', to: '/terminos#retracto' },
  nothingAvailable:
    'None of these products is available now. You can remove them and choose others in the shop.',
  shop: 'See all products',
  longOrder:
    'The order does not fit into a WhatsApp message: the message has the total and a link to all the products. You can also copy it whole.',
  buy: 'Buy on WhatsApp',
  clear: 'Empty the cart',
  copy: {
    copy: 'Copy the order',
    copied: 'Order copied.',
    failed: 'We could not copy it. Here is the text for you to copy:',
  },
  delivery: { label: 'Delivery', shipping: 'Home delivery', pickup: 'Pick up at the clinic' },
  totals: {
    subtotal: 'Subtotal',
    free: 'Free',
    toConfirm: 'To be confirmed',
    untilFree: (amount) => `${amount} COP more for free shipping.`,
  },
  orders: {
    heading: 'Your last orders',
    item: (name, quantity) => `${name} x${quantity}`,
    repeat: 'Order again',
    forget: 'Delete them from this device',
  },
  share: {
    copy: 'Copy a link to this cart',
    copied: 'Link copied.',
    failed: 'We could not copy it. Here is the link for you to copy:',
  },
  shared: {
    carrito: 'Shared cart',
    rutina: 'Suggested routine',
    question: 'Add them to your cart? They join what it already holds.',
    add: 'Add to cart',
    dismiss: 'Not now',
    close: 'Close without adding',
    unknown: (products) =>
      products === 1
        ? 'One product of the link is no longer in the shop.'
        : `${products} products of the link are no longer in the shop.`,
    failed: 'We could not open the link right now.',
    retry: 'Try again',
  },
  removal: {
    line: 'Removed from the cart:',
    cart: 'The cart is now empty.',
    order: (reference) =>
      `We opened WhatsApp with your order ${reference}. Once you send it, the clinic confirms availability and how to pay there. If it did not open or you did not send it, undo and the cart comes back.`,
    undo: 'Undo',
    dismiss: 'Close this notice',
  },
  notices: {
    unreadable: 'We could not read the cart saved in this browser. We set it aside and started a new one.',
    'not-saved':
      'This browser does not save the cart. You can order as usual: it is kept until you close or reload the page.',
    full: 'Your cart already has 100 different products, the most it can hold. To add another, remove one or send this order first.',
  },
  order: {
    greeting: (reference) => `Hello, I would like to place this order (ref. ${reference}):`,
    item: (name, quantity) => `${name} x${quantity}`,
    sum: (price, sum) => `${price} each = ${sum}`,
    priceToConfirm: 'price to be confirmed',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'free',
    pickup: 'I will pick it up at the clinic.',
    total: 'Estimated total',
    toConfirm: 'to be confirmed',
    partial: 'plus what is to be confirmed',
    linked: (products) => `${products} products, which are behind this link:`,
    leftOut: (names) => `Left out because it is sold out: ${names}.`,
    request: 'Could you please confirm availability and the payment process?',
  },
};
