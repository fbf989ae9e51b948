import type { CartContent } from '#content/types.ts';

export const content: CartContent = {
  heading: 'Your cart',
  close: 'Close the cart',
  toggle: (products) =>
    products === 0 ? 'Cart, empty' : `Cart, ${products === 1 ? '1 product' : `${products} products`}`,
  status: (products, units) =>
    products === 0
      ? 'The cart is empty.'
      : `In the cart: ${products === 1 ? '1 product' : `${products} products`}, ${units === 1 ? '1 unit' : `${units} units`}.`,
  empty: 'The cart is empty.',
  emptyAlert: 'Your cart is empty.',
  decrease: (name) => `Take out one ${name}`,
  increase: (name) => `Add one ${name}`,
  remove: (name) => `Remove ${name} from the cart`,
  quantity: (quantity) => `Quantity: ${quantity}`,
  priceToConfirm: 'Price to be confirmed',
  total: (amount) => `Total: ${amount}`,
  totalIsPartial: 'Products with a price to be confirmed are not included.',
  note: 'This is an estimate in Colombian pesos (COP) and nothing is paid here: WhatsApp will open with your order written out, and you decide whether to send it.',
  returns: { label: 'Exchanges and returns', to: '/terminos#retracto' },
  buy: 'Buy on WhatsApp',
  clear: 'Empty the cart',
  removal: {
    line: 'Taken out of the cart:',
    cart: 'The cart is now empty.',
    order:
      'We opened WhatsApp with your order. If it did not open or you did not send it, your cart is one step away.',
    undo: 'Undo',
    copyOrder: 'Copy the order',
    copied: 'Order copied.',
    copyFailed: 'We could not copy it. Select the text and copy it:',
    dismiss: 'Close this notice',
  },
  damaged: {
    text: 'We could not read the cart saved in this browser, so we started a new one.',
    dismiss: 'Got it',
  },
  order: {
    greeting: 'Hello, I would like to place this order:',
    item: (name, quantity) => `- ${name} ×${quantity}`,
    more: (products) => (products === 1 ? '+1 more product' : `+${products} more products`),
    total: (amount) => `Estimated total: ${amount} COP`,
    somePricesToConfirm: 'Some products have a price to be confirmed.',
    request: 'Could you please confirm availability and the payment process?',
  },
};
