import { forgetChanges } from '#areas/restoreArea.ts';

import type { FetchedPage } from './fetchPage.ts';
import { BESIDE_ID, PAGE_ID, partIds } from './parts.ts';
import { showHead } from './showHead.ts';
import { showStyles } from './showStyles.ts';

/** A part of the document that one React root makes interactive, until its end. */
export type PagePart = { element: HTMLElement; end: AbortSignal };

/** Whether the visitor has touched something in it, or it does something: then it stays as it is. */
const isInUse = (element: HTMLElement): boolean =>
  element.querySelector('[data-hydrated],[data-touched],dialog') !== null;

/**
 * Makes the parts of a document, and replaces them by those of other pages. What stands beside the page and is still
 * plain HTML is replaced with it; what is in use goes on.
 */
export function createParts() {
  const ends = new Map<string, AbortController>();
  let running: PagePart[] = [];

  function start(element: HTMLElement): PagePart {
    const end = new AbortController();
    ends.get(element.id)?.abort();
    ends.set(element.id, end);
    const part = { element, end: end.signal };
    running = [...running.filter(({ end: { aborted } }) => !aborted), part];
    return part;
  }

  const findAll = () => partIds.flatMap((id) => document.getElementById(id) ?? []);
  for (const element of findAll()) start(element);
  return {
    running: (): readonly PagePart[] => running,
    /** Aborted when another page is shown. */
    endOfPage: (): AbortSignal => ends.get(PAGE_ID)?.signal ?? AbortSignal.abort(),
    /** @returns the parts that have begun with it */
    show({ html, contents }: FetchedPage): PagePart[] {
      const replaced = findAll().filter((element) => element.id !== BESIDE_ID || !isInUse(element));
      for (const { id } of replaced) ends.get(id)?.abort();
      // The starter has the scripts of the first page.
      window.preloadArea = undefined;
      showHead(html);
      showStyles(html);
      const shown = replaced.map((element) => {
        // An element of its own: a root that ends while it hydrates empties its element once more, later.
        const next = element.cloneNode() as HTMLElement;
        delete next.dataset.hydrated;
        delete next.dataset.touched;
        const content = contents[element.id];
        // A copy, because the page may be shown again while it is in memory.
        if (content) next.append(document.importNode(content, true));
        element.replaceWith(next);
        return next;
      });
      window.earlyTaps?.splice(0, Infinity, ...window.earlyTaps.filter((tap) => tap.isConnected));
      forgetChanges();
      // What the shell marks without React is new, too.
      dispatchEvent(new Event('pageshow'));
      return shown.map(start);
    },
  };
}
