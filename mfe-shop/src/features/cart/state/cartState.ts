import type { CartLine, TakenLine } from './cartLines.ts';

/** How the visitor gets the products. */
export const deliveries = ['shipping', 'pickup'] as const;

export type Delivery = (typeof deliveries)[number];

/** An order that was opened in WhatsApp. */
export type Order = {
  /** Identifies the order in the chat. */
  reference: string;
  lines: CartLine[];
  delivery: Delivery;
};

/** Most orders that the browser stores. */
export const MAX_ORDERS = 5;

/** The last removal, which the visitor can undo. */
export type Removal = { kind: 'line' | 'cart'; taken: TakenLine[] };

/** Warnings about this cart, shown until they are dismissed or no longer true. */
export type CartNotice =
  /** The stored cart could not be read and was moved to another key. */
  | 'unreadable'
  /** The browser cannot store the cart: it is lost when the page closes. */
  | 'not-saved'
  /** The cart has no room for another product. */
  | 'full';

/** The part of the state that is stored. */
export type KeptCart = Pick<CartState, 'lines' | 'delivery' | 'orders' | 'opened'>;

export type CartState = {
  /** In the order of adding; one line per product, with quantities from 1 to `MAX_QUANTITY`. */
  lines: CartLine[];
  delivery: Delivery;
  removal: Removal | null;
  /** The last orders of this browser, newest first; at most `MAX_ORDERS`. */
  orders: Order[];
  /** Reference of the order that was opened in WhatsApp, until the visitor answers its notice. */
  opened: string | null;
  /** Reference of the order that the visitor confirmed as sent, until this notice is dismissed. */
  sent: string | null;
  notices: CartNotice[];
  /** The visitor has changed the cart on this page, so changes are announced to screen readers. */
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

/** Returns the order that was opened in WhatsApp and is not answered yet. */
export const openedOrder = ({ orders, opened }: Pick<CartState, 'orders' | 'opened'>): Order | undefined =>
  orders.find(({ reference }) => reference === opened);
