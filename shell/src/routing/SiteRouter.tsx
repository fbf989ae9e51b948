import { AddressBarProvider } from '@clinic/shared/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';

import type { Shown, Tab } from '#click/tab.ts';

/** The router of one part of the document. Its location is that of the page on the screen, not that of the address bar. */
export function SiteRouter({ tab, children }: { tab: Tab; children: (shown: Shown) => ReactNode }) {
  const shown = useSyncExternalStore(tab.subscribe, tab.shown, tab.shown);
  return (
    <AddressBarProvider value={tab}>
      <Router
        navigator={tab}
        location={shown.location}
        navigationType={shown.navigationType}
        useTransitions={false}
      >
        {children(shown)}
      </Router>
    </AddressBarProvider>
  );
}
