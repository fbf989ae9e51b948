import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  type Location,
  type NavigationType,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

const HistoryContext = createContext<History | null>(null);

type Address = { location: Location; navigationType: NavigationType };

/**
 * The browser's router, without its own notice of where the visitor goes: a new value of its context, around all of
 * the site, would render each link anew, and React would take over at once each area that still sleeps, even where
 * the page stays the same. `useAddress` tells the one who decides what is shown.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [landed] = useState(history.location);
  return (
    <Router navigator={history} location={landed} useTransitions={false}>
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
