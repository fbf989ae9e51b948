import type { PlaceState } from '@clinic/shared/navigation';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  type Location,
  type NavigationType,
  type Navigator,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

const HistoryContext = createContext<History | null>(null);

/** Where the page stands that this entry was opened over. */
export const overlayOn = ({ state }: Location): string | undefined => (state as PlaceState | null)?.overlayOn;

type Address = { location: Location; navigationType: NavigationType };

/** As browsers do it: a link to the page that the visitor sees takes the place of its entry in the history. */
const createNavigator = (history: History): Navigator => ({
  ...history,
  push: (to, state) => {
    const { location } = history;
    const target = typeof to === 'string' ? to : createPath(to);
    if (target === createPath(location) && !overlayOn(location)) history.replace(to, state);
    else history.push(to, state);
  },
});

/**
 * The browser's router, without its own notice of where the visitor goes: a new value of its context, around all of
 * the site, would render each link anew, and React would take over at once each area that still sleeps, even where
 * the page stays the same. `useAddress` tells the one who decides what is shown.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() => createNavigator(history));
  const [landed] = useState(history.location);
  return (
    <Router navigator={navigator} location={landed} useTransitions={false}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </Router>
  );
}

/** What the address bar says, and how it came to that; under another router, e.g. while prerendering, what that says. */
export function useAddress(): Address {
  const history = use(HistoryContext);
  const routed = use(LocationContext);
  const [address, setAddress] = useState<Address>(routed);
  useLayoutEffect(
    () => history?.listen(({ location, action }) => setAddress({ location, navigationType: action })),
    [history],
  );
  return history ? address : routed;
}
