import { readItem, writeItem } from '@clinic/shared/kit/browserStorage';
import { isAnyOf, type AppStore } from '@tesela/core/store';

import { cartRestored, noticeCleared, noticeRaised, selectCart } from './cartSlice.ts';
import { emptyKept } from './cartState.ts';
import { CART_KEY, readCart, REJECTED_CART_KEY, serializeCart } from './cartStorage.ts';

const connected = new WeakSet<AppStore>();

/** Most characters of an unreadable cart that are kept. */
const MAX_REJECTED = 50_000;

/** These come from storage; all other changes of the cart are the visitor's. */
const isFromStorage = isAnyOf(cartRestored, noticeRaised);

/**
 * Connects the cart to the browser's storage: reads it once, saves each change and follows other tabs. It
 * stays connected until the page closes. Call it after hydration, because the prerendered pages show an empty
 * cart.
 */
export function connectCart(store: AppStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  const cart = () => selectCart(store.getState());

  /** The last stored text that this tab has read or written. */
  let known: string | null = null;
  let isSaving = true;

  function save(): void {
    const text = serializeCart(cart());
    const wasSaving = isSaving;
    if (text === known && wasSaving) return;
    isSaving = writeItem(CART_KEY, text);
    if (isSaving) known = text;
    // The menu counts the lines.
    dispatchEvent(new Event('kept'));
    if (wasSaving && !isSaving) store.dispatch(noticeRaised('not-saved'));
    if (!wasSaving && isSaving) store.dispatch(noticeCleared('not-saved'));
  }

  /**
   * Applies what another tab or an earlier visit stored. An unreadable cart is copied to another key and not
   * overwritten until the visitor changes the cart or dismisses the notice: a newer version may have written
   * it.
   */
  function catchUp(): void {
    const text = readItem(CART_KEY);
    if (text === known) return;
    known = text;
    const kept = text === null ? emptyKept : readCart(text);
    if (kept) return void store.dispatch(cartRestored(kept));
    writeItem(REJECTED_CART_KEY, (text ?? '').slice(0, MAX_REJECTED));
    store.dispatch(noticeRaised('unreadable'));
  }

  store.addMiddleware(() => (next) => (action) => {
    if (isFromStorage(action)) return next(action);
    // Another tab's change may be stored already while its event has not arrived yet.
    catchUp();
    const before = cart();
    const result = next(action);
    if (cart() !== before) save();
    return result;
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) catchUp();
  });
  // A page that is restored from the back/forward cache has missed the events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
  catchUp();
}
