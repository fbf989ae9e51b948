import type { AppStore } from '@clinic/shared/store';

import { readItem, writeItem } from './browserStorage.ts';
import { cartOf, emptyLedger, mergeLedgers, noteChanges } from './cartLedger.ts';
import { cartRestored, noticeCleared, noticeRaised, selectCart } from './cartSlice.ts';
import {
  CART_KEY,
  isStorageNotice,
  parseCart,
  REJECTED_CART_KEY,
  serializeCart,
  type StorageNotice,
} from './cartStorage.ts';

const connected = new WeakSet<AppStore>();

/** As much of a rejected text as is kept, in characters. */
const MAX_REJECTED = 50_000;

const setAside = (text: string) => writeItem(REJECTED_CART_KEY, text.slice(0, MAX_REJECTED));

/**
 * Ties the cart to this browser's storage: reads it once, saves each change, follows other tabs.
 * For the life of the page, since the cart belongs to the visit and not to a component.
 * Call it after hydration: the prerendered pages show an empty cart.
 */
export function connectCart(store: AppStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  const cart = () => selectCart(store.getState());
  const noticeToKeep = () => cart().notices.find(isStorageNotice) ?? null;

  let ledger = noteChanges(emptyLedger, cart(), Date.now());
  let notice: StorageNotice | null = null;
  /** What storage holds, as far as this tab knows. */
  let known: string | null = null;
  let isSaving = true;

  function save(): void {
    notice = noticeToKeep();
    const text = serializeCart(ledger, notice);
    const wasSaving = isSaving;
    if (text === known && wasSaving) return;
    isSaving = writeItem(CART_KEY, text);
    if (isSaving) known = text;
    if (wasSaving && !isSaving) store.dispatch(noticeRaised('not-saved'));
    if (!wasSaving && isSaving) store.dispatch(noticeCleared('not-saved'));
  }

  /** Set before the dispatch, so that the subscription below does not take it for the visitor's doing. */
  function adoptNotice(next: StorageNotice | null): void {
    const former = notice;
    notice = next;
    if (next) store.dispatch(noticeRaised(next));
    if (former && former !== next) store.dispatch(noticeCleared(former));
  }

  /** Takes up what another tab or an earlier visit stored. */
  function follow(text: string): StorageNotice | null {
    known = text;
    const { ledger: theirs, notice: theirNotice, problem } = parseCart(text, Date.now());
    const merged = mergeLedgers(theirs, ledger);
    const isNew = merged !== ledger;
    ledger = merged;
    if (isNew) store.dispatch(cartRestored(cartOf(merged)));
    adoptNotice(problem ?? theirNotice);
    if (problem) setAside(text);
    // What cannot be read is left alone until this visitor changes something: a newer version may have written it.
    else if (merged !== theirs) save();
    return problem;
  }

  function followAnew(): void {
    const text = readItem(CART_KEY);
    if (text !== null && text !== known) follow(text);
  }

  let seen = cart();
  store.subscribe(() => {
    if (cart() === seen) return;
    seen = cart();
    const next = noteChanges(ledger, seen, Date.now());
    const isRead = notice !== null && noticeToKeep() === null;
    if (next === ledger && !isRead) return;
    ledger = next;
    // Another tab's change may be stored already and its event still on the way.
    followAnew();
    save();
  });

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== CART_KEY && key !== null) return;
    if (newValue !== null) {
      follow(newValue);
      return;
    }
    known = null;
    ledger = emptyLedger;
    store.dispatch(cartRestored(cartOf(emptyLedger)));
  });
  // A page that comes back from the browser's memory has missed the events in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followAnew();
  });

  const text = readItem(CART_KEY);
  if (text === null) return;
  const problem = follow(text);
  if (problem === null || problem === 'newer') return;
  // What could be read is kept at once, with the notice, for the visitor may not have come to read it.
  save();
  // Now there is room, if a text that filled the storage left none.
  setAside(text);
}
