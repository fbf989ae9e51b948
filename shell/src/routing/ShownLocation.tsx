import { localizePath, splitPath } from '@clinic/shared/lang';
import { AddressBarProvider, liesOver } from '@clinic/shared/navigation';
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, Router, type Location } from 'react-router-dom';

import { openAreas } from '#areas/gates.ts';
import type { Resources } from '#remotes/resources.ts';

import { awaitPage } from './awaitPage.ts';
import { scrollMemory } from './scrollMemory.ts';
import type { Entry, SiteHistory } from './siteHistory.ts';

type Props = {
  history: SiteHistory;
  resources: Resources;
  /** What the server sent is the page of addresses that do not exist: it was prerendered at its own. */
  isNotFound?: boolean;
  children: ReactNode;
};

const isSameEntry = (a: Location, b: Location): boolean => a.key === b.key && createPath(a) === createPath(b);

function landing({ location, navigationType }: Entry, isNotFound: boolean): Entry {
  const { lang } = splitPath(location.pathname);
  const pathname = isNotFound ? localizePath('/404', lang) : location.pathname;
  return { location: { ...location, pathname }, navigationType };
}

/**
 * The router of the site: everything below sees the location of the page on the screen, not the one in the address bar.
 * The old page stays until the new one has arrived or has failed. React's transitions would do the same, but a
 * transition waits for every prerendered area that is not hydrated yet, and one dead slot would hold all navigation up
 * (docs/decisions/004-shown-location.md).
 */
export function ShownLocation({ history, resources, isNotFound = false, children }: Props) {
  const [shown, setShown] = useState(() => landing(history.entry(), isNotFound));

  /** @returns what ends the wait, for the visitor may go elsewhere */
  const follow = useEffectEvent((entry: Entry, isMove: boolean): (() => void) => {
    const { location } = entry;
    // An entry that was opened over another page is a page of its own after a reload. Back from it, the page is as it was.
    if (liesOver(location, shown.location) || isSameEntry(location, shown.location)) return () => {};
    openAreas();
    if (location.pathname === shown.location.pathname) {
      setShown(entry);
      return () => {};
    }
    const end = new AbortController();
    const { lang, path } = splitPath(location.pathname);
    void awaitPage({ resources, lang, path, isMove, signal: end.signal }).then((arrival) => {
      if (end.signal.aborted) return;
      if (arrival.kind === 'redirect') history.replace(localizePath(arrival.to, lang));
      else if (arrival.kind === 'outdated') scrollMemory.reload();
      else setShown(entry);
    });
    return () => end.abort();
  });

  // Before the effects of the page, which may lead elsewhere at once.
  useLayoutEffect(() => {
    // The page that the visitor landed on may never come alive.
    scrollMemory.enter(history.entry().location.key);
    // The address may be ahead already: of a page that does not exist, or when the visitor was quicker.
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
