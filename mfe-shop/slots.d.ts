import '@clinic/shared/contract';

declare module '@clinic/shared/contract' {
  interface Slots {
    /** The floating cart. */
    'cart-widget': true;
    /** A carousel of five products; the heading around it is the page's. */
    'featured-products': true;
    /** Small cards of the products whose paths are given, in either language. */
    'product-cards': { products: readonly string[] };
    /** Links to the routines for a worry, one for each skin; nothing where the shop has none for it. */
    routines: { worry: string };
  }
}
