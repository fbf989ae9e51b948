import type { AppStore } from '@clinic/shared/store';

import { cartRestored, emptyCart, selectCart, storedCartRejected } from './cartSlice.ts';
import { CART_KEY, parseCart, readItem, REJECTED_CART_KEY, serializeCart, writeItem } from './cartStorage.ts';

const connected = new WeakSet<AppStore>();

/**
 * Ties the cart to this browser's storage: reads it once, saves each change, follows other tabs.
 * For the life of the page, since the cart belongs to the visit and not to a component.
 * Call it after hydration: the prerendered pages show an empty cart.
 */
export function connectCart(store: AppStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  let stored = serializeCart(selectCart(store.getState()));

  function load(text: string): void {
    const cart = parseCart(text);
    // Set before the dispatch: what was just read need not be written again.
    stored = text;
    if (cart) {
      store.dispatch(cartRestored(cart));
      return;
    }
    writeItem(REJECTED_CART_KEY, text);
    store.dispatch(storedCartRejected());
  }

  store.subscribe(() => {
    const text = serializeCart(selectCart(store.getState()));
    if (text === stored) return;
    stored = text;
    writeItem(CART_KEY, text);
  });

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CART_KEY || key === null) load(newValue ?? serializeCart(emptyCart));
  });

  const text = readItem(CART_KEY);
  if (text !== null) load(text);
}
