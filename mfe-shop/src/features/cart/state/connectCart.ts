import type { AppStore } from '@clinic/shared/store';

import { readItem, writeItem } from './browserStorage.ts';
import { cartRestored, isVisitorsAct, noticeCleared, noticeRaised, selectCart } from './cartSlice.ts';
import { emptyKept, type Removal } from './cartState.ts';
import { CART_KEY, readCart, REJECTED_CART_KEY, serializeCart, type StoredCart } from './cartStorage.ts';

const connected = new WeakSet<AppStore>();

/** As much of a rejected text as is kept, in characters. */
const MAX_REJECTED = 50_000;

/** How long another tab may write without having seen an act of this one: some 20 ms, where it is another process. Milliseconds. */
const ACT_WINDOW = 2_000;

/** What the visitor did here lately. */
type Act = {
  id: string;
  at: number;
  /** What could be undone before it. */
  removal: Removal | null;
  repeat: () => unknown;
};

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
  /** What this cart was made by, as storage knows it, and what was done here lately. */
  let stored: readonly string[] = [];
  let acts: Act[] = [];

  function save(): void {
    stored = [...new Set([...stored, ...acts.map(({ id }) => id)])];
    const text = serializeCart(cart(), stored);
    const wasSaving = isSaving;
    if (text === known && wasSaving) return;
    isSaving = writeItem(CART_KEY, text);
    if (isSaving) known = text;
    if (wasSaving && !isSaving) store.dispatch(noticeRaised('not-saved'));
    if (!wasSaving && isSaving) store.dispatch(noticeCleared('not-saved'));
  }

  /**
   * Another process may have written before it saw what was done here, and the last one to write wins: what its cart lacks
   * is done again on top of it. A lock would not do, since a process reads what it last heard of storage.
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
   * Takes up what another tab or an earlier visit stored. What cannot be read is set aside and left alone until this
   * visitor changes something or dismisses the notice: a newer version may have written it.
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
    // Another tab's change may be stored already and its event still on the way.
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
  // A page that comes back from the browser's memory has missed the events in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
  catchUp();
}
