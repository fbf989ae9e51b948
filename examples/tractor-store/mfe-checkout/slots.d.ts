import '@tesela/core/contract';

declare module '@tesela/core/contract' {
  interface Slots {
    /** The link to the cart, with the number of tractors in it. */
    'mini-cart': true;
    /** Price, stock and button of a variant. */
    'add-to-cart': { sku: string };
    /** The bar of the checkout. */
    'compact-header': true;
  }
}
