import type { CartLine, TakenLine } from './cartLines.ts';

/** What left the cart last, so that the visitor can have it back. */
export type Removal = { kind: 'line' | 'cart'; taken: TakenLine[] };

/** What the visitor must know about this cart, until it is dismissed or no longer true. */
export type CartNotice =
  /** What this browser had stored could not be read and was set aside. */
  | 'unreadable'
  /** The browser does not store the cart: it lasts as long as the page. */
  | 'not-saved'
  /** There is no room for another product. */
  | 'full';

/** What outlives the page. */
export type KeptCart = Pick<CartState, 'lines' | 'order'>;

export type CartState = {
  /** In the order of adding; no two are of the same product, quantities are 1 to `MAX_QUANTITY`. */
  lines: CartLine[];
  removal: Removal | null;
  /** What was last sent to WhatsApp, apart from `removal`: no later removal may push an order out. */
  order: TakenLine[] | null;
  notices: CartNotice[];
  /** The visitor changed the cart on this page, which is when the count is worth announcing. */
  isChangedHere: boolean;
};

export const emptyCart: CartState = {
  lines: [],
  removal: null,
  order: null,
  notices: [],
  isChangedHere: false,
};
