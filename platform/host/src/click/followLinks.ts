import { fetchPage } from '#page/fetchPage.ts';

import type { Tab } from './tab.ts';

/** The link to a page of this site that an event has hit. The names of files have a dot. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return /\.\w+$/.test(link.pathname) ? null : link;
}

function isInWaitingArea({ target }: Event): boolean {
  const area = target instanceof Element ? target.closest<HTMLElement>('[data-area]') : null;
  return area !== null && !('hydrated' in area.dataset);
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Makes all links lead from page to page, and fetches their pages on hover, focus and touch. */
export function followLinks(tab: Tab): void {
  const follow = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    tab.follow(link);
  };
  // On the document, so that the handlers of components come first.
  document.addEventListener('click', follow);
  // An area that waits for its remote has no handlers, and React stops the clicks in it.
  document.addEventListener('click', (event) => isInWaitingArea(event) && follow(event), { capture: true });
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (!link || link.pathname === location.pathname) return;
        // A failure is ignored: the click fetches it again.
        fetchPage(new URL(link.href)).catch(() => {});
      },
      { passive: true },
    );
  }
}
