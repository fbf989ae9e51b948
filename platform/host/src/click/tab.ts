import type { AddressBar } from '@tesela/core/navigation';
import type { PlaceState } from '@tesela/core/place';
import type { Location, Navigator } from 'react-router-dom';

import { retryUntilSuccess } from '#fetching/retry.ts';
import { fetchPage } from '#page/fetchPage.ts';
import { rememberPlace } from '#page/place.ts';
import { scrollMemory } from '#page/scrollMemory.ts';
import { LATE_DELAY, LATE_OFFLINE_DELAY } from '#timeouts.ts';

import { hrefOf, isOverlay, makeAddress, readAddress, urlOf, writeAddress, type Move } from './address.ts';
import { hasOpenDialog, loadDocument, loadWhenClosed } from './loadDocument.ts';
import { createScreen, type ScreenHost, type Shown } from './screen.ts';

/** A tab as its page sees it. A move within the page (query, hash, overlay) changes the address and is the router's. */
export type SiteTab = Navigator &
  AddressBar & {
    shown: () => Shown;
    /** Whether the visitor waits for a page so long that help should be offered. */
    isLate: () => boolean;
  };

/** What this tab shows: one page of the site after the other, each by its prerendered HTML. */
export type Tab = SiteTab & {
  follow: (link: HTMLAnchorElement) => void;
  connect: (host: ScreenHost) => void;
};

export function createTab(): Tab {
  let address = readAddress();
  // The entry of the document gets a key of its own, by which its scroll position is found again.
  if (!address.key) writeAddress((address = makeAddress(hrefOf(address), null)), 'replace');
  const screen = createScreen(address);
  let visiting = new AbortController();

  function stopVisiting(): AbortSignal {
    visiting.abort();
    visiting = new AbortController();
    screen.setLate(false);
    return visiting.signal;
  }

  function enter(next: Location, move: Move): void {
    stopVisiting();
    scrollMemory.leave();
    writeAddress(next, move);
    address = next;
  }

  /** Goes to another page as soon as its HTML is there: the present one stays on the screen meanwhile. */
  async function visit(next: Location, move: Move, from: Element | null): Promise<void> {
    const end = stopVisiting();
    // The development server has no prerendered pages.
    if (!screen.shown().page.scripts) return loadDocument(next, move);
    const sayLate = () => end.aborted || screen.setLate(true);
    const timer = setTimeout(sayLate, navigator.onLine ? LATE_DELAY : LATE_OFFLINE_DELAY);
    end.addEventListener('abort', () => clearTimeout(timer));
    const onFailure = () => void (navigator.onLine || sayLate());
    const page = await retryUntilSuccess(() => fetchPage(urlOf(next)), onFailure, end);
    if (end.aborted) return;
    const { pathname, search, hash } = page.url;
    const arrived = { ...next, pathname, search, hash: next.hash || hash };
    const isOutdated = screen.isOutdated(page);
    if (isOutdated && !hasOpenDialog()) return loadDocument(arrived, move);
    const place = rememberPlace(from);
    enter(arrived, move);
    screen.show(page, arrived, move, place, !isOutdated);
    if (isOutdated) loadWhenClosed();
  }

  function go(next: Location, move: Move, from: Element | null): void {
    if (!screen.holds(next)) return void visit(next, move, from);
    enter(next, move);
    screen.stay(next, move);
  }

  function goTo(
    href: string,
    state: PlaceState | null,
    isReplaced = false,
    from = document.activeElement,
  ): void {
    const next = makeAddress(href, state);
    // A link to the current page replaces its history entry, as in browsers.
    const isHere = hrefOf(next) === hrefOf(address) && !isOverlay(address);
    go(next, isReplaced || isHere ? 'replace' : 'push', from);
  }

  window.addEventListener('popstate', () => go(readAddress(), 'pop', null));
  scrollMemory.start(address.key);

  const { shown, isLate, subscribe, connect } = screen;
  return {
    shown,
    isLate,
    subscribe,
    connect,
    read: () => address,
    follow: (link) => {
      const { keepPlace, overlay, glide, replace } = link.dataset;
      const state: PlaceState = {
        keepPlace: keepPlace !== undefined,
        glide: glide !== undefined,
        overlayOn: overlay === undefined ? undefined : screen.path(),
      };
      goTo(hrefOf(link), state, replace !== undefined, link);
    },
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    back: () => window.history.back(),
    push: (to, state) => goTo(hrefOf(to), state as PlaceState | null),
    replace: (to, state) => goTo(hrefOf(to), state as PlaceState | null, true),
  };
}
