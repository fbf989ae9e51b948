import type { PlaceState } from '@tesela/core/place';
import type { Location, Path, To } from 'react-router-dom';

/** How an entry of the browser's history is reached. */
export type Move = 'push' | 'replace' | 'pop';

/** `history.state` of an entry; null for an entry that this tab has not written yet. */
type EntryState = { key: string; usr: unknown } | null;

// The router's own function would bring the router with it.
export const hrefOf = (to: To): string => {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' }: Partial<Path> = to;
  return pathname + search + hash;
};

export const urlOf = (address: Location): URL => new URL(hrefOf(address), window.location.href);

/** The entry of the browser's history that is in the address bar. */
export function readAddress(): Location {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as EntryState;
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? '' };
}

/** An entry that is not in the browser's history yet. */
export function makeAddress(href: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2) };
}

/** Makes it the entry in the address bar. */
export function writeAddress(address: Location, move: Move): void {
  const state: EntryState = { key: address.key, usr: address.state };
  if (move === 'push') window.history.pushState(state, '', hrefOf(address));
  else if (move === 'replace' || hrefOf(address) !== hrefOf(window.location))
    window.history.replaceState(state, '', hrefOf(address));
}

export const isOverlay = ({ state }: Location): boolean =>
  (state as PlaceState | null)?.overlayOn !== undefined;
