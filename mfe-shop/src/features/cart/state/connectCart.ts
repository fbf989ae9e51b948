import { readItem, writeItem } from '@clinic/shared/kit/browserStorage';
import type { AppStore } from '@tesela/core/store';

import { cartRestored, isVisitorsAct, noticeCleared, noticeRaised, selectCart } from './cartSlice.ts';
import { emptyKept, type Removal } from './cartState.ts';
import { CART_KEY, readCart, REJECTED_CART_KEY, serializeCart, type StoredCart } from './cartStorage.ts';

const connected = new WeakSet<AppStore>();

/** Most characters of an unreadable cart that are kept. */
const MAX_REJECTED = 50_000;

/**
 * How long, in ms, another tab may write a cart that lacks an act of this one. A tab in another process needs
 * about 20 ms.
 */
const ACT_WINDOW = 2_000;

/** A recent change of the cart by the visitor. */
type Act = {
  id: string;
  at: number;
  /** The removal that could be undone before this act. */
  removal: Removal | null;
  repeat: () => unknown;
};

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
  /** Ids of the acts that the stored cart includes, and the recent acts of this tab. */
  let stored: readonly string[] = [];
  let acts: Act[] = [];

  function save(): void {
    stored = [...new Set([...stored, ...acts.map(({ id }) => id)])];
    const text = serializeCart(cart(), stored);
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
   * Applies a stored cart and repeats the recent acts of this tab that it lacks: another process may have
   * written before it saw them. A lock would not help, because a process may read an old value of storage.
   */
  function takeUp({ kept, acts: included }: StoredCart): void {
    const since = Date.now() - ACT_WINDOW;
    acts = acts.filter(({ at }) => at > since);
    const lost = included ? acts.filter(({ id }) => !included.includes(id)) : [];
    stored = included ?? [];
    store.dispatch(cartRestored({ ...kept, ...(lost[0] && { removal: lost[0].removal }) }));
    for (const { repeat } of lost) repeat();
    if (lost.length > 0) save();
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
    const read = text === null ? { kept: emptyKept, acts: undefined } : readCart(text);
    if (read) return takeUp(read);
    writeItem(REJECTED_CART_KEY, (text ?? '').slice(0, MAX_REJECTED));
    store.dispatch(noticeRaised('unreadable'));
  }

  store.addMiddleware(() => (next) => (action) => {
    if (!isVisitorsAct(action)) return next(action);
    // Another tab's change may be stored already while its event has not arrived yet.
    catchUp();
    const before = cart();
    const result = next(action);
    if (cart() === before) return result;
    acts.push({
      id: Math.random().toString(36).slice(2, 10),
      at: Date.now(),
      removal: before.removal,
      repeat: () => next(action),
    });
    save();
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
