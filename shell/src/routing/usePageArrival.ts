import type { PageMeta } from '@clinic/shared/contract';
import { useCurrentPath, type PlaceState } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { describeHead } from './head.ts';
import { applyHead } from './pageHead.ts';
import { scrollMemory } from './scrollMemory.ts';

/** On arriving at a page: its title and links in the head, focus on its heading, scroll where it belongs. */
export function usePageArrival(meta: PageMeta): void {
  const site = useSite();
  const { lang, path } = useCurrentPath();

  useEffect(() => applyHead(describeHead({ meta, lang, path, site })), [meta, lang, path, site]);
  useArrival();
}

/** Focus on the heading and scroll where it belongs, once for every entry of the history. */
export function useArrival(): void {
  const location = useLocation();
  const navigationType = useNavigationType();

  // Before the browser paints: it would scroll a shorter page by itself, and that is not where the visitor was.
  useLayoutEffect(() => {
    if (!scrollMemory.enter(location.key)) return;
    const keepsPlace = (location.state as PlaceState | null)?.keepPlace ?? false;
    if (keepsPlace && navigationType !== 'POP') return;
    const target = elementAt(location.hash);
    // A plain `<a href="#…">` counts as going back, to an entry that no one has scrolled yet.
    const isReturn = navigationType === 'POP' && !(target && location.key === 'default');
    focusWithoutScrolling(target ?? visibleHeading());
    if (isReturn) scrollMemory.restore(location.key);
    else if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // One arrival per entry of the history, whatever else changes.
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

/** React hides the page before while the next one is on its way, and keeps it in the document. */
function visibleHeading(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  return headings.find((heading) => heading.offsetParent !== null) ?? headings[0] ?? null;
}

function focusWithoutScrolling(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
