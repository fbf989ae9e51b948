// Made by "pnpm make ownership".
import '@tesela/core/contract';

declare module '@tesela/core/contract' {
  interface Slots {
    /** Lent by mfe-assistant. */
    assistant: true;
    /** Lent by mfe-services. */
    problems: true;
    /** Lent by mfe-services. */
    'problems-here': true;
    /** Lent by mfe-shop. */
    'cart-widget': true;
    /** Lent by mfe-shop. */
    'featured-products': true;
    /** Lent by mfe-shop. */
    'product-cards': { products: readonly string[] };
    /** Lent by mfe-shop. */
    routines: { worry: string };
    /** Lent by mfe-spa. */
    'spa-prices': true;
  }
}
