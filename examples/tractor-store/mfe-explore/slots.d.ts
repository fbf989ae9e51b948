import '@tesela/core/contract';

declare module '@tesela/core/contract' {
  interface Slots {
    /** The bar of every page but the checkout: name, menu and checkout's `mini-cart`. */
    header: true;
    footer: true;
    /** Tractors whose colours come close to those of the given variants. */
    recommendations: { skus: readonly string[] };
    /** A choice of one store: radio buttons called `storeId`, for the form around it. */
    'store-picker': true;
  }
}
