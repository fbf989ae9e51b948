import { localizePath, splitPath } from '@clinic/shared/lang';
import { AddressBarProvider, liesOver } from '@clinic/shared/navigation';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, Router, type Location } from 'react-router-dom';

import { openAllGates } from '#areas/hydrationGates.ts';
import type { Frames } from '#layout/frames/frames.ts';
import type { Resources } from '#remotes/resources.ts';

import { awaitPage } from './awaitPage.ts';
import { scrollMemory } from './scrollMemory.ts';
import type { HistoryEntry, SiteHistory } from './siteHistory.ts';

type Props = {
  history: SiteHistory;
  frames: Frames;
  resources: Resources;
  /** The server sent the 404 page, which was prerendered at its own path. */
  isNotFound?: boolean;
  children: ReactNode;
};

const isSameEntry = (a: Location, b: Location): boolean => a.key === b.key && createPath(a) === createPath(b);

function landingEntry({ location, navigationType }: HistoryEntry, isNotFound: boolean): HistoryEntry {
  const { lang } = splitPath(location.pathname);
  const pathname = isNotFound ? localizePath('/404', lang) : location.pathname;
  return { location: { ...location, pathname }, navigationType };
}

/**
 * The router of the site. Its location is that of the page on the screen, not that of the address bar: the old page
 * stays until the new one has loaded or failed. React's transitions would do the same, but a transition waits for every
 * prerendered area that is not hydrated yet, so one slot that is down would block navigation
 * (docs/decisions/004-shown-location.md).
 */
export function ShownLocation({ history, frames, resources, isNotFound = false, children }: Props) {
  const [shown, setShown] = useState(() => landingEntry(history.entry(), isNotFound));

  /** @returns a function that cancels the navigation */
  const follow = useEffectEvent((entry: HistoryEntry, isMove: boolean): (() => void) => {
    const { location } = entry;
    // An overlay does not change the shown page, nor does going back from it.
    if (liesOver(location, shown.location) || isSameEntry(location, shown.location)) return () => {};
    openAllGates();
    if (location.pathname === shown.location.pathname) {
      setShown(entry);
      return () => {};
    }
    const end = new AbortController();
    const { lang, path } = splitPath(location.pathname);
    void awaitPage({ frames, resources, lang, path, isMove, signal: end.signal }).then((arrival) => {
      if (end.signal.aborted) return;
      if (arrival.kind === 'redirect') history.replace(localizePath(arrival.to, lang));
      else if (arrival.kind === 'outdated') scrollMemory.reload();
      else setShown(entry);
    });
    return () => end.abort();
  });

  // A layout effect runs before the effects of the page, which may navigate at once.
  useLayoutEffect(() => {
    // Called here as well, because the page that the visitor landed on may never be hydrated.
    scrollMemory.enter(history.entry().location.key);
    // The address may differ already: on a 404 page, or when the visitor has navigated before hydration.
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    let stopWaiting = follow(history.entry(), false);
    const unsubscribe = history.subscribe(() => {
      stopWaiting();
      stopWaiting = follow(history.entry(), true);
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [history]);

  return (
    <AddressBarProvider value={history}>
      <Router
        navigator={history}
        location={shown.location}
        navigationType={shown.navigationType}
        useTransitions={false}
      >
        {children}
      </Router>
    </AddressBarProvider>
  );
}
