import type { PageMeta } from '@clinic/shared/contract';
import { useCurrentPath, type PlaceState } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { describeHead } from './head.ts';
import { applyHead } from './pageHead.ts';
import { renderFarSections, scrollMemory } from './scrollMemory.ts';

/** Updates the head, the focus and the scroll position when a page is shown. */
export function usePageArrival(meta: PageMeta): void {
  const site = useSite();
  const { lang, path } = useCurrentPath();

  useEffect(() => applyHead(describeHead({ meta, lang, path, site })), [meta, lang, path, site]);
  useArrival();
}

/** Focuses the heading and scrolls to the right position, once for every history entry. */
export function useArrival(): void {
  const location = useLocation();
  const navigationType = useNavigationType();

  // Before the paint, because the browser would scroll a shorter page by itself and change the stored position.
  useLayoutEffect(() => {
    if (!scrollMemory.enter(location.key)) return;
    const keepsPlace = (location.state as PlaceState | null)?.keepPlace ?? false;
    if (keepsPlace && navigationType !== 'POP') return;
    const target = elementAt(location.hash);
    // A plain `<a href="#…">` is a `POP` as well, but its entry has no stored position.
    const isReturn = navigationType === 'POP' && !(target && location.key === 'default');
    focusWithoutScrolling(target ?? visibleHeading());
    if (isReturn) scrollMemory.restore(location.key);
    else if (target) {
      renderFarSections();
      target.scrollIntoView();
    } else window.scrollTo({ top: 0, behavior: 'instant' });
    // The effect must run once per history entry, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [location.key]);
}

function elementAt(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed escape such as `#%E0` names no element.
    return null;
  }
}

/** The visible heading: React keeps the previous page in the document, hidden, while the next one loads. */
function visibleHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  return headings.find((heading) => heading.offsetParent !== null) ?? headings[0] ?? null;
}

function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
