import type { PlaceState } from '@tesela/core/place';
import type { Location } from 'react-router-dom';

import type { Move } from '#click/address.ts';

import { glideTo, holdAt, scrollTo } from './anchors.ts';
import { focusQuietly, keepPlace, type LinkPlace } from './place.ts';
import { renderFarSections, scrollMemory } from './scrollMemory.ts';

type Arrival = {
  location: Location;
  move: Move;
  /** Aborted when the next page is shown. */
  end: AbortSignal;
  /** Where the visitor left the page before; undefined when it is still the same page. */
  place?: LinkPlace;
};

function elementAt(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed escape such as `#%E0` names no element.
    return null;
  }
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  focusQuietly(element);
}

/** Moves the focus and the scroll position to where the visitor goes. */
function settle({ location, move, place, end }: Arrival): void {
  const { keepPlace: isKept, glide } = (location.state ?? {}) as PlaceState;
  const target = elementAt(location.hash);
  // An anchor that the visitor writes into the address bar is a `pop` as well, but its entry has no key.
  const isReturn = move === 'pop' && location.key !== '';
  if (glide && !isReturn && target) return glideTo(target, end);
  if (isKept && !isReturn) {
    const goal = place && !place.isTranslated && document.querySelector<HTMLElement>('[data-arrival]');
    if (goal) {
      focus(goal);
      scrollTo(goal);
    } else if (place && !keepPlace(place)) focus(document.querySelector('main h1'));
    return;
  }
  focus(target ?? document.querySelector<HTMLElement>('main h1'));
  if (isReturn) scrollMemory.restore(location.key);
  else if (target) holdAt(target, end);
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Calls back when the page area is hydrated, if its HTML is not the whole page yet: a query filters it, a hash opens a part
 * of it. Until then, and for a second at most, it is hidden, because it would show another state first.
 */
function whenWhole({ location: { search, hash }, end }: Arrival, then: () => void): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = elementAt(hash);
  if (!main || !(search || (hash && !target?.getClientRects().length))) return;
  main.dataset.waits = '';
  main.addEventListener(
    'hydrated',
    () => {
      // By then React has rendered the values of the address, and nothing has been painted.
      requestAnimationFrame(() => {
        delete main.dataset.waits;
        if (!end.aborted) then();
      });
    },
    { once: true, signal: end },
  );
}

/** Moves the focus and the scroll position, once for every entry of the history. */
export function arrive(arrival: Arrival): void {
  const { location, place } = arrival;
  scrollMemory.enter(location.key);
  if (place) renderFarSections(false);
  settle(arrival);
  if (place) whenWhole(arrival, () => settle(arrival));
  // The bar and the widgets of the page follow the position.
  dispatchEvent(new Event('scroll'));
}
