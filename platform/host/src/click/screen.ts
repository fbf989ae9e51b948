import { localizePath, splitPath } from '@tesela/core/lang';
import { liesOver } from '@tesela/core/place';
import type { Location } from 'react-router-dom';

import { arrive } from '#page/arrive.ts';
import { fetchPage, type FetchedPage } from '#page/fetchPage.ts';
import { readPage, shellScriptOf, type Page } from '#page/page.ts';
import type { LinkPlace } from '#page/place.ts';
import { createParts, type PagePart } from '#page/showPage.ts';

import { hrefOf, urlOf, type Move } from './address.ts';

/** The page on the screen, and the entry of the history that belongs to it. */
export type Shown = { page: Page; location: Location };

/** What React does for the tab, when it is there. */
export type ScreenHost = {
  /** Makes a part of the document interactive, until its end. */
  hydrate: (part: PagePart) => void;
  /** Whether a remote runs in this tab by another release than that of the page. */
  isOutdated: (page: Page) => boolean;
};

/** The page for what does not exist was prerendered at a path of its own. */
function routerLocation(address: Location, { data }: Page): Location {
  const { languages } = data.site;
  const { lang } = splitPath(address.pathname, languages);
  return data.kind === 'not-found'
    ? { ...address, pathname: localizePath('/404', lang, languages) }
    : address;
}

/** What is on the screen: one page after the other, each at one address after the other. It knows no history. */
export function createScreen(first: Location) {
  const listeners = new Set<() => void>();
  const parts = createParts();
  let host: ScreenHost | undefined;
  let address = first;
  /** Path of the page; that of the address is another one while an overlay is open. */
  let path = first.pathname;
  let shown = entryOf(readPage(document));
  let isLate = false;

  function entryOf(page: Page): Shown {
    return { page, location: routerLocation(address, page) };
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  return {
    shown: () => shown,
    isLate: () => isLate,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (connected: ScreenHost) => {
      host = connected;
      for (const part of parts.running()) host.hydrate(part);
    },
    path: () => path,
    setLate(value: boolean): void {
      if (isLate === value) return;
      isLate = value;
      notify();
    },
    /** Whether the page at an address is the one on the screen, or lies over it. */
    holds: (next: Location): boolean => next.pathname === path || liesOver(next, path),
    /** Whether only a new document can run the code of a page. */
    isOutdated: (page: Page): boolean =>
      shellScriptOf(page) !== shellScriptOf(shown.page) || (host?.isOutdated(page) ?? false),
    /** Shows the same page at another address. */
    stay(next: Location, move: Move): void {
      address = next;
      document.title = shown.page.title;
      if (liesOver(next, path)) {
        notify();
        // Its page has its title. A failure is ignored: the title of the page below is right as well.
        const showTitle = ({ title }: Page) => void (address === next && (document.title = title));
        fetchPage(urlOf(next)).then(showTitle, () => {});
        return;
      }
      const isSameEntry = next.key === shown.location.key && hrefOf(next) === hrefOf(shown.location);
      if (!isSameEntry) shown = entryOf(shown.page);
      notify();
      // React renders the new address in a microtask that was queued before.
      if (!isSameEntry) queueMicrotask(() => arrive({ location: next, move, end: parts.endOfPage() }));
    },
    /** Shows another page. @param isRun whether its code runs in this tab */
    show(page: FetchedPage, next: Location, move: Move, place: LinkPlace, isRun: boolean): void {
      const { languages } = page.data.site;
      const isTranslated = splitPath(path, languages).path === splitPath(next.pathname, languages).path;
      address = next;
      path = next.pathname;
      // Not its document, which is let go when it is shown.
      const { title, data, scripts } = page;
      shown = entryOf({ title, data, scripts });
      const begun = parts.show(page);
      notify();
      arrive({ location: next, move, end: parts.endOfPage(), place: { ...place, isTranslated } });
      if (isRun) for (const part of begun) host?.hydrate(part);
    },
  };
}
