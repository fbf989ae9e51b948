import { makeStore } from '@clinic/shared/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { cartCleared, itemAddedToCart, orderOpened, removalUndone, selectCart } from './cartSlice.ts';
import { CART_KEY, parseCart, REJECTED_CART_KEY, serializeCart } from './cartStorage.ts';
import { connectCart } from './connectCart.ts';

const item = { id: 'a', name: 'Suero', image: 'products/a' };
const stored = (quantity: number) => serializeCart({ lines: [{ ...item, quantity }], removal: null });

function openTab() {
  const store = makeStore();
  connectCart(store);
  return { store, lines: () => selectCart(store.getState()).lines };
}

const otherTabWrites = (newValue: string | null, key: string | null = CART_KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => localStorage.clear());

describe('cart in this browser', () => {
  it('visitor who comes back finds the cart', () => {
    openTab().store.dispatch(itemAddedToCart(item, 2));

    expect(openTab().lines()).toEqual([{ ...item, quantity: 2 }]);
  });

  it('visitor whose tab was dropped when WhatsApp opened can still undo', () => {
    const first = openTab();
    first.store.dispatch(itemAddedToCart(item, 2));
    first.store.dispatch(orderOpened());

    const second = openTab();
    second.store.dispatch(removalUndone());

    expect(second.lines()).toEqual([{ ...item, quantity: 2 }]);
  });

  it('visitor who never used the cart leaves nothing in storage', () => {
    openTab().store.dispatch(cartCleared());

    expect(localStorage).toHaveLength(0);
  });

  it('visitor sees what another tab did, and does not write it again', () => {
    const { lines } = openTab();
    const write = vi.spyOn(Storage.prototype, 'setItem');

    otherTabWrites(stored(3));

    expect(lines()).toEqual([{ ...item, quantity: 3 }]);
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['the cart', CART_KEY],
    ['everything', null],
  ])('visitor who deletes %s in another tab sees an empty cart', (_what, key) => {
    localStorage.setItem(CART_KEY, stored(1));
    const { lines } = openTab();

    otherTabWrites(null, key);

    expect(lines()).toEqual([]);
  });

  it('another site key in another tab changes nothing', () => {
    localStorage.setItem(CART_KEY, stored(1));
    const { lines } = openTab();

    otherTabWrites('?', 'clinic.other');

    expect(lines()).toHaveLength(1);
  });

  it('a damaged cart is set aside and reported, and the visitor starts anew', () => {
    localStorage.setItem(CART_KEY, '{"version":1,"lines":[{}]}');

    const { store, lines } = openTab();

    expect(lines()).toEqual([]);
    expect(selectCart(store.getState()).notice).toBe('stored-cart-damaged');
    expect(localStorage.getItem(REJECTED_CART_KEY)).toBe('{"version":1,"lines":[{}]}');
    expect(parseCart(localStorage.getItem(CART_KEY) ?? '')).toEqual({ lines: [], removal: null });
  });

  it('visitor whose browser forbids storage has a cart for this visit', () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    const { store, lines } = openTab();

    store.dispatch(itemAddedToCart(item));

    expect(lines()).toEqual([{ ...item, quantity: 1 }]);
  });

  it('connecting twice saves once', () => {
    const { store } = openTab();
    connectCart(store);
    const write = vi.spyOn(Storage.prototype, 'setItem');

    store.dispatch(itemAddedToCart(item));

    expect(write).toHaveBeenCalledOnce();
  });
});
