import type { AppStore } from '@clinic/shared/store';

import { readItem, writeItem } from './browserStorage.ts';
import { emptyKept } from './cartState.ts';
import { cartRestored, isVisitorsAct, noticeCleared, noticeRaised, selectCart } from './cartSlice.ts';
import { CART_KEY, readCart, REJECTED_CART_KEY, serializeCart } from './cartStorage.ts';

const connected = new WeakSet<AppStore>();

/** As much of a rejected text as is kept, in characters. */
const MAX_REJECTED = 50_000;

/**
 * Ties the cart to this browser's storage: reads it once, saves each change, follows other tabs.
 * For the life of the page, since the cart belongs to the visit and not to a component.
 * Call it after hydration: the prerendered pages show an empty cart.
 */
export function connectCart(store: AppStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  const cart = () => selectCart(store.getState());

  /** What storage holds, as far as this tab knows. */
  let known: string | null = null;
  let isSaving = true;

  function save(): void {
    const text = serializeCart(cart());
    const wasSaving = isSaving;
    if (text === known && wasSaving) return;
    isSaving = writeItem(CART_KEY, text);
    if (isSaving) known = text;
    if (wasSaving && !isSaving) store.dispatch(noticeRaised('not-saved'));
    if (!wasSaving && isSaving) store.dispatch(noticeCleared('not-saved'));
  }

  /**
   * Takes up what another tab or an earlier visit stored. What cannot be read is set aside and left alone until this
   * visitor changes something or dismisses the notice: a newer version may have written it.
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
    if (!isVisitorsAct(action)) return next(action);
    // Another tab's change may be stored already and its event still on the way.
    catchUp();
    const before = cart();
    const result = next(action);
    if (cart() !== before) save();
    return result;
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) catchUp();
  });
  // A page that comes back from the browser's memory has missed the events in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
  catchUp();
}
