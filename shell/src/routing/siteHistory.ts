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
export type Entry = { location: Location; navigationType: NavigationType };

/**
 * What the address bar says, which is ahead of the page on the screen (`ShownLocation`). The router has it for
 * `BrowserRouter` alone, which shows every address at once.
 */
export type SiteHistory = Navigator & AddressBar & { entry: () => Entry };

/** What stands in the browser's state of an entry; null for one that no link of ours made. */
type EntryState = { key: string; usr: unknown } | null;

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

function currentEntry(navigationType: NavigationType): Entry {
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
      // As browsers do it: a link to the page that the visitor sees takes the place of its entry.
      if (hrefOf(to) === createPath(entry.location) && !isOverlay(entry.location)) return replace(to, usr);
      window.history.pushState(newState(usr), '', hrefOf(to));
      arrive(NavigationType.Push);
    },
  };
}

const isOverlay = ({ state }: Location): boolean => (state as PlaceState | null)?.overlayOn !== undefined;

const newState = (usr: unknown): EntryState => ({ key: Math.random().toString(36).slice(2), usr });

/** While prerendering there is one address, and nothing leads away from it. */
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
