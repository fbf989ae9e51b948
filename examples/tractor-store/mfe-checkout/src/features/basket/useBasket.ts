import { useMemo, useSyncExternalStore } from 'react';

import { basketIn, cookieOf, parseBasket, without, withOneMore, type Line } from './basket.ts';

/** Told on the document when the basket has changed: its areas are apart, and may come from two releases. */
const CHANGED = 'checkout:cart-updated';

function subscribe(listener: () => void): () => void {
  const end = new AbortController();
  document.addEventListener(CHANGED, listener, { signal: end.signal });
  // Another tab may have changed it.
  document.addEventListener('visibilitychange', listener, { signal: end.signal });
  return () => end.abort();
}

const read = () => basketIn(document.cookie);

function write(lines: readonly Line[]): void {
  document.cookie = cookieOf(lines);
  document.dispatchEvent(new Event(CHANGED));
  // The mini-cart may be plain HTML yet. It is hydrated when the pointer comes over it, and then reads the cookie.
  const miniCart = document.querySelector('[data-area="mini-cart"]');
  miniCart?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** What is in the basket; undefined while the page is prerendered, since nobody knows it then. */
export function useBasket(): readonly Line[] | undefined {
  const text = useSyncExternalStore(subscribe, read, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseBasket(text)), [text]);
}

/** Each reads the cookie again, since another tab may have written it. */
export const basket = {
  add: (sku: string) => write(withOneMore(parseBasket(read()), sku)),
  remove: (sku: string) => write(without(parseBasket(read()), sku)),
  empty: () => write([]),
};
