import { localizePath, splitPath } from '@clinic/shared/lang';
import type { AddressBar } from '@clinic/shared/navigation';
import { liesOver, type PlaceState } from '@clinic/shared/place';
import type { Location, NavigationType, Navigator } from 'react-router-dom';

import { arrive } from '#page/arrive.ts';
import { fetchPage, type FetchedPage } from '#page/fetchPage.ts';
import { readPage, shellScriptOf, type Page } from '#page/page.ts';
import { rememberPlace, type LinkPlace } from '#page/place.ts';
import { scrollMemory } from '#page/scrollMemory.ts';
import { createParts, type PagePart } from '#page/showPage.ts';

import {
  hrefOf,
  isOverlay,
  makeAddress,
  pop,
  push,
  readAddress,
  replace,
  urlOf,
  writeAddress,
} from './address.ts';
import { awaitPage } from './awaitPage.ts';
import { hasOpenDialog, loadDocument, loadWhenClosed } from './loadDocument.ts';

/** The page on the screen, and the entry of the history that belongs to it. */
export type Shown = { page: Page; location: Location; navigationType: NavigationType };

/** What React does for the tab, when it is there. */
export type TabHost = {
  /** Makes a part of the document interactive, until its end. */
  hydrate: (part: PagePart) => void;
  /** Whether a remote runs in this tab by another release than that of the page. */
  isOutdated: (page: Page) => boolean;
};

/**
 * What this tab shows: one page of the site after the other, each by its prerendered HTML. A move within the page (query,
 * hash, overlay) changes the address and is the router's.
 */
export type Tab = Navigator &
  AddressBar & {
    shown: () => Shown;
    /** Whether the visitor waits for a page so long that help should be offered. */
    isLate: () => boolean;
    follow: (link: HTMLAnchorElement) => void;
    connect: (host: TabHost) => void;
  };

/** The page for what does not exist was prerendered at a path of its own. */
function routerLocation(address: Location, { data }: Page): Location {
  const { lang } = splitPath(address.pathname);
  return data.kind === 'not-found' ? { ...address, pathname: localizePath('/404', lang) } : address;
}

export function createTab(): Tab {
  const listeners = new Set<() => void>();
  const parts = createParts();
  let host: TabHost | undefined;
  let address = readAddress();
  /** Path of the page on the screen; the address bar is ahead of it on the way back. */
  let path = address.pathname;
  let shown = entryOf(readPage(document), pop);
  let isLate = false;
  let visiting = new AbortController();

  function entryOf(page: Page, navigationType: NavigationType): Shown {
    return { page, location: routerLocation(address, page), navigationType };
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function stopVisiting(): AbortSignal {
    visiting.abort();
    visiting = new AbortController();
    if (isLate) {
      isLate = false;
      notify();
    }
    return visiting.signal;
  }

  /** Changes the address, but not the page. */
  function moveWithin(next: Location, type: NavigationType): void {
    stopVisiting();
    scrollMemory.leave();
    writeAddress(next, type);
    address = next;
    const isSameEntry = next.key === shown.location.key && hrefOf(next) === hrefOf(shown.location);
    document.title = shown.page.title;
    if (liesOver(next, path)) {
      // Its page has its title. A failure is ignored: the title of the page below is right as well.
      const isOpen = () => address === next;
      fetchPage(urlOf(next)).then(
        ({ title }) => isOpen() && (document.title = title),
        () => {},
      );
    }
    if (liesOver(next, path) || isSameEntry) return notify();
    shown = entryOf(shown.page, type);
    notify();
    // React renders the new address in a microtask that was queued before.
    queueMicrotask(() => arrive({ location: next, type, end: parts.endOfPage() }));
  }

  function show(page: FetchedPage, next: Location, type: NavigationType, place: LinkPlace): PagePart[] {
    scrollMemory.leave();
    const { path: pathBefore } = splitPath(path);
    writeAddress(next, type);
    address = next;
    path = next.pathname;
    // Not its document, which is let go when it is shown.
    const { title, data, scripts } = page;
    shown = entryOf({ title, data, scripts }, type);
    const begun = parts.show(page);
    notify();
    const isTranslated = splitPath(path).path === pathBefore;
    arrive({ location: next, type, end: parts.endOfPage(), place: { ...place, isTranslated } });
    return begun;
  }

  async function visit(next: Location, type: NavigationType, place: () => LinkPlace): Promise<void> {
    const signal = stopVisiting();
    // The development server has no prerendered pages.
    if (!shown.page.scripts) return loadDocument(next, type);
    const page = await awaitPage(urlOf(next), signal, () => {
      isLate = true;
      notify();
    });
    if (!page) return;
    stopVisiting();
    const { pathname, search, hash } = page.url;
    const arrived = { ...next, pathname, search, hash: next.hash || hash };
    const isOutdated = shellScriptOf(page) !== shellScriptOf(shown.page) || host?.isOutdated(page);
    if (isOutdated && !hasOpenDialog()) return loadDocument(arrived, type);
    const begun = show(page, arrived, type, place());
    if (isOutdated) loadWhenClosed();
    else for (const part of begun) host?.hydrate(part);
  }

  function move(href: string, state: PlaceState | null, isReplaced = false, from?: HTMLElement): void {
    const next = makeAddress(href, state);
    // A link to the current page replaces its history entry, as in browsers.
    const isHere = hrefOf(next) === hrefOf(address) && !isOverlay(address);
    const type = isReplaced || isHere ? replace : push;
    if (staysOn(next)) moveWithin(next, type);
    else void visit(next, type, () => rememberPlace(from ?? document.activeElement));
  }

  const staysOn = (next: Location): boolean => next.pathname === path || liesOver(next, path);

  window.addEventListener('popstate', () => {
    const next = readAddress();
    if (staysOn(next)) moveWithin(next, pop);
    else void visit(next, pop, () => rememberPlace(null));
  });
  scrollMemory.start(address.key);

  return {
    shown: () => shown,
    isLate: () => isLate,
    read: () => address,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (connected) => {
      host = connected;
      for (const part of parts.running()) host.hydrate(part);
    },
    follow: (link) => {
      const { keepPlace, overlay, glide, replace: isReplaced } = link.dataset;
      const state: PlaceState = {
        keepPlace: keepPlace !== undefined,
        glide: glide !== undefined,
        overlayOn: overlay === undefined ? undefined : path,
      };
      move(hrefOf(link), state, isReplaced !== undefined, link);
    },
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    back: () => window.history.back(),
    push: (to, state) => move(hrefOf(to), state as PlaceState | null),
    replace: (to, state) => move(hrefOf(to), state as PlaceState | null, true),
  };
}
