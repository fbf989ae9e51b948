import type { Hydration } from '@tesela/core/contract';

import { areaNameOf, PAGE_AREA, type Areas } from './areas.ts';
import { touches } from './touches.ts';

/** Areas are hydrated when they are this close to the screen, as a CSS margin: about one flick of a thumb. */
const NEAR = '600px';

function isStored(key: string): boolean {
  try {
    return key in localStorage || key in sessionStorage || `; ${document.cookie}`.includes(`; ${key}=`);
  } catch {
    // The browser forbids storage.
    return false;
  }
}

/** Whether an area is hydrated by itself: it must, or the address or the storage says more than its HTML. */
export const opensByItself = (area: string, { defer, stored = [] }: Hydration): boolean =>
  defer === 'idle' ||
  stored.some(isStored) ||
  (area === PAGE_AREA && (location.search !== '' || location.hash !== ''));

/** The element of a slot has `display: contents` and no box, so its first child is observed. */
const boxOf = (area: HTMLElement): Element =>
  area.getClientRects().length > 0 ? area : (area.firstElementChild ?? area);

/** An area of the site's own, such as its footer: no remote says when it is hydrated. */
const ofSite: Hydration = { defer: 'visible' };

/** Opens the gates of the areas of a part, each when its remote has said. */
export function openGates(
  part: HTMLElement,
  areas: Areas,
  hydration: Readonly<Record<string, Hydration>>,
  signal: AbortSignal,
): void {
  for (const type of ['pointerover', ...touches]) {
    part.addEventListener(type, ({ target }) => target instanceof Element && areas.open(areaNameOf(target)), {
      capture: true,
      passive: true,
      signal,
    });
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting))
        areas.open(areaNameOf(target));
    },
    { rootMargin: NEAR },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  for (const name of areas.gated) {
    const [element, own] = [areas.find(name), hydration[name] ?? ofSite];
    if (!element) continue;
    if (opensByItself(name, own)) areas.open(name);
    else if (own.defer === 'visible') observer.observe(boxOf(element));
  }
}
