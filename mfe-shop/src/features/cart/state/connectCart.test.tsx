import { makeStore } from '@tesela/core/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  cartCleared,
  itemAddedToCart,
  itemDecreased,
  lineRemoved,
  noticeCleared,
  orderOpened,
  orderUndone,
  removalUndone,
  selectCart,
} from './cartSlice.ts';
import { emptyCart } from './cartState.ts';
import { CART_KEY, readCart, REJECTED_CART_KEY, serializeCart } from './cartStorage.ts';
import { connectCart } from './connectCart.ts';

const item = { id: 'a', name: 'Suero', image: '' };
const gel = { id: 'b', name: 'Gel', image: '' };
const storedText = (quantity: number) => serializeCart({ ...emptyCart, lines: [{ ...item, quantity }] });

function openTab() {
  const store = makeStore();
  connectCart(store);
  const cart = () => selectCart(store.getState());
  return { store, cart, lines: () => cart().lines, notices: () => cart().notices };
}

const saved = () => readCart(localStorage.getItem(CART_KEY) ?? '');

/** Writes to storage as another tab does, and then fires its event. */
function otherTabWrites(text: string | null, key: string | null = CART_KEY) {
  if (text === null) localStorage.removeItem(CART_KEY);
  else localStorage.setItem(key ?? CART_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const forbid = (name: string) => () => {
  throw new DOMException('Forbidden', name);
};

/** Listeners of earlier tests are removed, so that each test starts without open tabs. */
const listen = window.addEventListener.bind(window);
let closed = new AbortController();

beforeEach(() => {
  localStorage.clear();
  closed = new AbortController();
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: closed.signal }),
  );
});

afterEach(() => closed.abort());

describe('cart in this browser', () => {
  it('visitor who comes back finds the cart', () => {
    openTab().store.dispatch(itemAddedToCart(item, 2));

    expect(openTab().lines()).toEqual([{ ...item, quantity: 2 }]);
  });

  it('visitor whose tab was dropped when WhatsApp opened can still undo', () => {
    const first = openTab();
    first.store.dispatch(itemAddedToCart(item, 2));
    first.store.dispatch(orderOpened('CDFHJK'));

    const second = openTab();
    second.store.dispatch(orderUndone());

    expect(second.lines()).toEqual([{ ...item, quantity: 2 }]);
  });

  it('visitor who never used the cart leaves nothing in storage', () => {
    openTab().store.dispatch(cartCleared());

    expect(localStorage).toHaveLength(0);
  });

  it('connecting twice saves once', () => {
    const { store } = openTab();
    connectCart(store);
    const write = vi.spyOn(Storage.prototype, 'setItem');

    store.dispatch(itemAddedToCart(item));

    expect(write).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  it('visitor sees what it did, and does not write it again', () => {
    const { lines } = openTab();
    const write = vi.spyOn(Storage.prototype, 'setItem');

    otherTabWrites(storedText(3));

    expect(lines()).toEqual([{ ...item, quantity: 3 }]);
    expect(write).toHaveBeenCalledOnce();
  });

  it('visitor who adds before word of it has come loses neither product', () => {
    const { store, lines } = openTab();
    localStorage.setItem(CART_KEY, storedText(3));

    store.dispatch(itemAddedToCart(gel));

    expect(lines()).toEqual([
      { ...item, quantity: 3 },
      { ...gel, quantity: 1 },
    ]);
    expect(saved()?.lines).toEqual(lines());
  });

  it('visitor who removed a product there does not get it back by adding one here', () => {
    localStorage.setItem(CART_KEY, storedText(3));
    const { store, lines } = openTab();
    openTab().store.dispatch(lineRemoved(item.id));

    store.dispatch(itemAddedToCart(gel));

    expect(lines()).toEqual([{ ...gel, quantity: 1 }]);
  });

  it('visitor undoes here what was removed here, on top of what was added there', () => {
    localStorage.setItem(CART_KEY, storedText(3));
    const { store, lines } = openTab();
    store.dispatch(lineRemoved(item.id));
    openTab().store.dispatch(itemAddedToCart(gel));

    store.dispatch(removalUndone());

    expect(lines()).toEqual([
      { ...item, quantity: 3 },
      { ...gel, quantity: 1 },
    ]);
  });

  it.each([
    ['the cart', CART_KEY],
    ['everything', null],
  ])('visitor who deletes %s there sees an empty cart', (_what, key) => {
    localStorage.setItem(CART_KEY, storedText(1));
    const { lines } = openTab();

    otherTabWrites(null, key);

    expect(lines()).toEqual([]);
  });

  it('another key of the site changes nothing', () => {
    localStorage.setItem(CART_KEY, storedText(1));
    const { lines } = openTab();

    otherTabWrites('?', 'clinic.other');

    expect(lines()).toHaveLength(1);
  });

  it.each([
    ['garbage', '{'],
    ['a newer version', '{"version":9}'],
  ])('visitor keeps the cart when %s is written there, and nothing is overwritten', (_what, text) => {
    localStorage.setItem(CART_KEY, storedText(1));
    const { lines, notices } = openTab();

    otherTabWrites(text);

    expect(lines()).toEqual([{ ...item, quantity: 1 }]);
    expect(notices()).toEqual(['unreadable']);
    expect(localStorage.getItem(CART_KEY)).toBe(text);
    expect(localStorage.getItem(REJECTED_CART_KEY)).toBe(text);
  });

  it('visitor whose cart can be read again is told nothing more', () => {
    localStorage.setItem(CART_KEY, '{');
    const { lines, notices } = openTab();

    otherTabWrites(storedText(2));

    expect(lines()).toEqual([{ ...item, quantity: 2 }]);
    expect(notices()).toEqual([]);
  });

  it('a page that comes back from the browser’s memory reads what it missed', () => {
    const { lines } = openTab();
    localStorage.setItem(CART_KEY, storedText(4));

    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    expect(lines()).toEqual([{ ...item, quantity: 4 }]);
  });
});

describe('a stored cart that cannot be read', () => {
  it('is set aside, and the visitor is told until the notice is dismissed', () => {
    localStorage.setItem(CART_KEY, '{"version":1,"lines":[{}]}');

    openTab();
    const { store, lines, notices } = openTab();

    expect(lines()).toEqual([]);
    expect(notices()).toEqual(['unreadable']);
    expect(localStorage.getItem(REJECTED_CART_KEY)).toBe('{"version":1,"lines":[{}]}');

    store.dispatch(noticeCleared('unreadable'));
    expect(openTab().notices()).toEqual([]);
  });

  it('is kept in part only when it is huge', () => {
    localStorage.setItem(CART_KEY, 'x'.repeat(2_000_000));

    openTab();

    expect(localStorage.getItem(REJECTED_CART_KEY)).toHaveLength(50_000);
  });

  it('of a newer version stays until the visitor changes something, and aside after that', () => {
    localStorage.setItem(CART_KEY, '{"version":9}');

    const { store, notices } = openTab();
    expect(notices()).toEqual(['unreadable']);
    expect(localStorage.getItem(CART_KEY)).toBe('{"version":9}');

    store.dispatch(itemAddedToCart(item));
    expect(saved()?.lines).toEqual([{ ...item, quantity: 1 }]);
    expect(localStorage.getItem(REJECTED_CART_KEY)).toBe('{"version":9}');
  });
});

describe('a browser that does not store', () => {
  it.each(['SecurityError', 'QuotaExceededError'])(
    'visitor has a cart for this visit and is told once (%s)',
    (name) => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid(name));
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid(name));
      const { store, lines, notices } = openTab();
      expect(notices()).toEqual([]);

      store.dispatch(itemAddedToCart(item));
      expect(notices()).toEqual(['not-saved']);
      store.dispatch(noticeCleared('not-saved'));
      store.dispatch(itemAddedToCart(item));

      expect(notices()).toEqual([]);
      expect(lines()).toEqual([{ ...item, quantity: 2 }]);
    },
  );

  it('visitor without so much as a localStorage has a cart for this visit', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbid('SecurityError'));
    const { store, lines, notices } = openTab();

    store.dispatch(itemAddedToCart(item));

    expect(lines()).toHaveLength(1);
    expect(notices()).toEqual(['not-saved']);
  });

  it('the notice goes when saving works again, and what was not saved is', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid('QuotaExceededError'));
    const { store, notices } = openTab();
    store.dispatch(itemAddedToCart(item, 3));
    expect(notices()).toEqual(['not-saved']);

    write.mockRestore();
    store.dispatch(itemDecreased(item.id));

    expect(notices()).toEqual([]);
    expect(saved()?.lines).toEqual([{ ...item, quantity: 2 }]);
  });
});
