import type { CartLine, TakenLine } from './cartLines.ts';

/** How the products come to the visitor. */
export const deliveries = ['shipping', 'pickup'] as const;

export type Delivery = (typeof deliveries)[number];

/** What was written to the clinic. */
export type Order = {
  /** Names the order in the chat. */
  reference: string;
  lines: CartLine[];
  delivery: Delivery;
};

/** Orders that this browser remembers. */
export const MAX_ORDERS = 5;

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
export type KeptCart = Pick<CartState, 'lines' | 'delivery' | 'orders' | 'opened'>;

export type CartState = {
  /** In the order of adding; no two are of the same product, quantities are 1 to `MAX_QUANTITY`. */
  lines: CartLine[];
  delivery: Delivery;
  removal: Removal | null;
  /** What was written to the clinic from this browser, the last one first; `MAX_ORDERS` of them. */
  orders: Order[];
  /** Reference of the order with which WhatsApp was opened, until the visitor has answered what is said of it. */
  opened: string | null;
  /** Reference of the order that the visitor says was sent, until this is dismissed. */
  sent: string | null;
  notices: CartNotice[];
  /** The visitor changed the cart on this page, which is when the count is worth announcing. */
  isChangedHere: boolean;
};

export const emptyKept: KeptCart = { lines: [], delivery: 'shipping', orders: [], opened: null };

export const emptyCart: CartState = {
  ...emptyKept,
  removal: null,
  sent: null,
  notices: [],
  isChangedHere: false,
};

/** The order with which WhatsApp was opened. */
export const openedOrder = ({ orders, opened }: Pick<CartState, 'orders' | 'opened'>): Order | undefined =>
  orders.find(({ reference }) => reference === opened);
