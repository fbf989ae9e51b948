import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@tesela/core/store';

import {
  indexOfLine,
  MAX_LINES,
  putLine,
  toQuantity,
  type CartItem,
  type CartLine,
  type TakenLine,
} from './cartLines.ts';
import {
  emptyCart,
  MAX_ORDERS,
  openedOrder,
  type CartNotice,
  type CartState,
  type Delivery,
  type KeptCart,
} from './cartState.ts';

const withPlaces = (lines: readonly CartLine[]): TakenLine[] => lines.map((line, index) => ({ line, index }));

function takeLine(state: CartState, index: number): void {
  const [line] = state.lines.splice(index, 1);
  if (line) state.removal = { kind: 'line', taken: [{ line, index }] };
}

function putBack(state: CartState, taken: readonly TakenLine[] = []): void {
  for (const { line, index } of taken) putLine(state.lines, line, index);
  state.isChangedHere = true;
}

const without = (notices: readonly CartNotice[], notice: CartNotice) =>
  notices.filter((each) => each !== notice);

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    /** The only action that adds a product. An invalid quantity becomes the nearest valid one. */
    itemAddedToCart: {
      prepare: ({ id, name, gloss, image }: CartItem, quantity = 1) => ({
        payload: { id, name, ...(gloss && { gloss }), image, quantity },
      }),
      reducer: (state, { payload }: PayloadAction<CartLine>) => {
        const hasRoom = state.lines.length < MAX_LINES || indexOfLine(state.lines, payload.id) !== -1;
        state.notices = without(state.notices, 'full');
        state.isChangedHere = true;
        if (!hasRoom) state.notices.push('full');
        else putLine(state.lines, { ...payload, quantity: toQuantity(payload.quantity) }, state.lines.length);
      },
    },
    /** Removes one unit; without units left it removes the line. */
    itemDecreased: (state, { payload: id }: PayloadAction<string>) => {
      const index = indexOfLine(state.lines, id);
      const line = state.lines[index];
      if (!line) return;
      if (line.quantity > 1) line.quantity -= 1;
      else takeLine(state, index);
      state.isChangedHere = true;
    },
    lineRemoved: (state, { payload: id }: PayloadAction<string>) => {
      const index = indexOfLine(state.lines, id);
      if (index !== -1) takeLine(state, index);
      state.isChangedHere = true;
    },
    cartCleared: (state) => {
      if (state.lines.length === 0) return;
      state.removal = { kind: 'cart', taken: withPlaces(state.lines) };
      state.lines = [];
      state.isChangedHere = true;
    },
    /** WhatsApp was opened with the order. The site cannot know whether the visitor sent it. */
    orderOpened: (state, { payload: reference }: PayloadAction<string>) => {
      if (state.lines.length === 0) return;
      const order = { reference, lines: state.lines, delivery: state.delivery };
      state.orders = [order, ...state.orders].slice(0, MAX_ORDERS);
      state.opened = reference;
      state.sent = null;
      state.removal = null;
      state.lines = [];
      state.isChangedHere = true;
    },
    /**
     * Restores the removed lines and keeps what was added since. If a product was added again, the quantities
     * are summed.
     */
    removalUndone: (state) => {
      putBack(state, state.removal?.taken);
      state.removal = null;
    },
    removalDismissed: (state) => {
      state.removal = null;
    },
    /** Like `removalUndone`, for an order that was opened in WhatsApp. */
    orderUndone: (state) => {
      const order = openedOrder(state);
      putBack(state, withPlaces(order?.lines ?? []));
      state.orders = state.orders.filter((each) => each !== order);
      state.opened = null;
    },
    deliveryChosen: (state, { payload: delivery }: PayloadAction<Delivery>) => {
      state.delivery = delivery;
    },
    /** The visitor confirms that the order was sent; the site cannot know it. */
    orderSent: (state) => {
      state.sent = state.opened;
      state.opened = null;
    },
    orderDismissed: (state) => {
      state.opened = null;
      state.sent = null;
    },
    /** Adds the lines of an earlier order to the cart again. */
    orderRepeated: (state, { payload: reference }: PayloadAction<string>) => {
      for (const line of state.orders.find((order) => order.reference === reference)?.lines ?? [])
        putLine(state.lines, { ...line }, state.lines.length);
      state.isChangedHere = true;
    },
    /** Deletes the stored orders, for visitors who share their device. */
    ordersForgotten: (state) => {
      state.orders = [];
      state.opened = null;
      state.sent = null;
    },
    /** Applies the stored cart, on start or after another tab changed it. */
    cartRestored: (state, { payload: kept }: PayloadAction<KeptCart>) => ({
      ...state,
      ...kept,
      notices: without(state.notices, 'unreadable'),
    }),
    noticeRaised: (state, { payload: notice }: PayloadAction<CartNotice>) => {
      state.notices = [...without(state.notices, notice), notice];
    },
    /** The visitor dismissed the notice, or it is no longer true. */
    noticeCleared: (state, { payload: notice }: PayloadAction<CartNotice>) => {
      state.notices = without(state.notices, notice);
    },
  },
  selectors: {
    selectCart: (state) => state,
    selectQuantity: (state, id: string) => state.lines.find((line) => line.id === id)?.quantity ?? 0,
  },
});

declare module '@tesela/core/store' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

// In development a rebuilt remote injects its reducer again; the newest one replaces the old one.
export const cartSlice = slice.injectInto(rootReducer, { overrideExisting: true });

export const {
  itemAddedToCart,
  itemDecreased,
  lineRemoved,
  cartCleared,
  deliveryChosen,
  orderOpened,
  removalUndone,
  removalDismissed,
  orderUndone,
  orderSent,
  orderDismissed,
  orderRepeated,
  ordersForgotten,
  cartRestored,
  noticeRaised,
  noticeCleared,
} = cartSlice.actions;

export const { selectCart, selectQuantity } = cartSlice.selectors;
