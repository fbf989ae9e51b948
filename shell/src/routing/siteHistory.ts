import type { AddressBar, PlaceState } from '@clinic/shared/navigation';
import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

/** An entry of the browser's history, and how the visitor came to it. */
export type HistoryEntry = { location: Location; navigationType: NavigationType };

/**
 * The browser's history. Its address may be ahead of the page on the screen (`ShownLocation`). The router offers a
 * history only inside `BrowserRouter`, which shows every address at once.
 */
export type SiteHistory = Navigator & AddressBar & { entry: () => HistoryEntry };

/** `history.state` of an entry; null for an entry that this site did not create. */
type EntryState = { key: string; usr: unknown } | null;

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

function currentEntry(navigationType: NavigationType): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as EntryState;
  const location = { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default' };
  return { location, navigationType };
}

export function createBrowserHistory(): SiteHistory {
  const listeners = new Set<() => void>();
  let entry = currentEntry(NavigationType.Pop);

  function arrive(navigationType: NavigationType): void {
    entry = currentEntry(navigationType);
    for (const listener of listeners) listener();
  }

  function replace(to: To, usr?: unknown): void {
    window.history.replaceState(newState(usr), '', hrefOf(to));
    arrive(NavigationType.Replace);
  }

  window.addEventListener('popstate', () => arrive(NavigationType.Pop));
  return {
    entry: () => entry,
    read: () => entry.location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    back: () => window.history.back(),
    replace,
    push: (to, usr) => {
      // A link to the current page replaces its history entry, as in browsers.
      if (hrefOf(to) === createPath(entry.location) && !isOverlay(entry.location)) return replace(to, usr);
      window.history.pushState(newState(usr), '', hrefOf(to));
      arrive(NavigationType.Push);
    },
  };
}

const isOverlay = ({ state }: Location): boolean => (state as PlaceState | null)?.overlayOn !== undefined;

const newState = (usr: unknown): EntryState => ({ key: Math.random().toString(36).slice(2), usr });

/** A history with one entry, for prerendering. */
export function fixedHistory(url: string): SiteHistory {
  const location = { pathname: '/', search: '', hash: '', ...parsePath(url), state: null, key: 'default' };
  const entry = { location, navigationType: NavigationType.Pop };
  return {
    entry: () => entry,
    read: () => location,
    subscribe: () => () => {},
    createHref: hrefOf,
    go: () => {},
    back: () => {},
    push: () => {},
    replace: () => {},
  };
}
