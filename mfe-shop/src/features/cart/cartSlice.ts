import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@clinic/shared/store';

/** What the cart keeps of a product. Its price is looked up in the price list each time it is shown. */
export type CartItem = {
  id: string;
  name: string;
  /** URL of a small picture on this site; empty when there is none. */
  image: string;
};

export type CartLine = CartItem & { quantity: number };

/** What left the cart last, and where it stood, so that the visitor can have it back. */
export type Removal = {
  kind: 'line' | 'cart' | 'order';
  taken: { line: CartLine; index: number }[];
};

export type CartState = {
  /** In the order of adding; no two have the same name, quantities are 1 or more. */
  lines: CartLine[];
  removal: Removal | null;
  notice: 'none' | 'stored-cart-damaged';
};

export const emptyCart: CartState = { lines: [], removal: null, notice: 'none' };

const indexOf = (state: CartState, name: string): number =>
  state.lines.findIndex((line) => line.name === name);

function takeLine(state: CartState, index: number): void {
  const [line] = state.lines.splice(index, 1);
  if (line) state.removal = { kind: 'line', taken: [{ line, index }] };
}

function takeAll(state: CartState, kind: Removal['kind']): void {
  if (state.lines.length === 0) return;
  state.removal = { kind, taken: state.lines.map((line, index) => ({ line, index })) };
  state.lines = [];
}

function add(state: CartState, line: CartLine, index: number): void {
  const present = state.lines[indexOf(state, line.name)];
  if (present) present.quantity += line.quantity;
  else state.lines.splice(index, 0, line);
}

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    itemAddedToCart: {
      prepare: ({ id, name, image }: CartItem, quantity = 1) => ({ payload: { id, name, image, quantity } }),
      reducer: (state, { payload }: PayloadAction<CartLine>) => add(state, payload, state.lines.length),
    },
    /** Takes one; the last one takes the line. */
    itemDecreased: (state, { payload: name }: PayloadAction<string>) => {
      const index = indexOf(state, name);
      const line = state.lines[index];
      if (!line) return;
      if (line.quantity > 1) line.quantity -= 1;
      else takeLine(state, index);
    },
    lineRemoved: (state, { payload: name }: PayloadAction<string>) => {
      const index = indexOf(state, name);
      if (index !== -1) takeLine(state, index);
    },
    cartCleared: (state) => takeAll(state, 'cart'),
    /** WhatsApp was opened with the order. Whether the visitor sent it cannot be known. */
    orderOpened: (state) => takeAll(state, 'order'),
    /** What was added since stays; a product that is there again gets its old quantity on top. */
    removalUndone: (state) => {
      for (const { line, index } of state.removal?.taken ?? []) add(state, line, index);
      state.removal = null;
    },
    removalDismissed: (state) => {
      state.removal = null;
    },
    /** The cart was read from this browser's storage, at the start or after another tab changed it. */
    cartRestored: (state, { payload }: PayloadAction<Pick<CartState, 'lines' | 'removal'>>) => ({
      ...state,
      ...payload,
    }),
    storedCartRejected: (state) => {
      state.notice = 'stored-cart-damaged';
    },
    noticeDismissed: (state) => {
      state.notice = 'none';
    },
  },
  selectors: {
    selectCart: (state) => state,
    selectQuantity: (state, name: string) => state.lines.find((line) => line.name === name)?.quantity ?? 0,
  },
});

declare module '@clinic/shared/store' {
  interface LazySlices extends WithSlice<typeof slice> {}
}

// In development a rebuilt remote brings its reducer again: the newest one counts.
export const cartSlice = slice.injectInto(rootReducer, { overrideExisting: true });

export const {
  itemAddedToCart,
  itemDecreased,
  lineRemoved,
  cartCleared,
  orderOpened,
  removalUndone,
  removalDismissed,
  cartRestored,
  storedCartRejected,
  noticeDismissed,
} = cartSlice.actions;

export const { selectCart, selectQuantity } = cartSlice.selectors;

export const unitsIn = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
