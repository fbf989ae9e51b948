import { PAGE_HYDRATION_MAX_WAIT } from '#timeouts.ts';

import { areaNameOf, PAGE_AREA, type Areas } from './areas.ts';
import { whenIdle } from './whenIdle.ts';

/** Areas are hydrated when they are this close to the screen, as a CSS margin: about one flick of a thumb. */
const NEAR = '600px';

/** Hydrates an area at once when the visitor points at it, touches it or focuses it. */
export function hydrateOnTouch(element: HTMLElement, areas: Areas, signal: AbortSignal): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(
      type,
      ({ target }) => target instanceof Element && areas.open(areaNameOf(target)),
      {
        capture: true,
        passive: true,
        signal,
      },
    );
  }
}

/**
 * Whether the area's own markup bears `data-still`: it does nothing without the visitor, so its code is not fetched
 * before it is touched.
 */
function hydratesOnTouchOnly(areas: Areas, name: string): boolean {
  const marks = areas.find(name)?.querySelectorAll('[data-still]') ?? [];
  return [...marks].some((mark) => areaNameOf(mark) === name);
}

/**
 * Hydrates the page when the browser is idle, then every other area when it comes near the screen.
 * @returns resolves when other parts of the document may follow
 */
export async function scheduleHydration(areas: Areas, signal: AbortSignal): Promise<void> {
  await areas.whenHydrated(areas.name);
  const isWaiting = (name: string) => name !== PAGE_AREA && !hydratesOnTouchOnly(areas, name);
  const others = areas.gated.filter(isWaiting);
  if (areas.gated.includes(PAGE_AREA) && !hydratesOnTouchOnly(areas, PAGE_AREA)) {
    whenIdle(() => signal.aborted || areas.open(PAGE_AREA));
    await Promise.race([
      areas.whenHydrated(PAGE_AREA),
      new Promise((resolve) => setTimeout(resolve, PAGE_HYDRATION_MAX_WAIT)),
    ]);
  }
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target);
        whenIdle(() => areas.open(areaNameOf(target)));
      }
    },
    { rootMargin: NEAR },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  for (const name of others) {
    const element = areas.find(name);
    // The element of a slot has `display: contents` and no box, so its first child is observed.
    if (element) observer.observe(element.firstElementChild ?? element);
  }
}
