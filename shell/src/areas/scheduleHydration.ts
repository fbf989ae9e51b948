import { PAGE_HYDRATION_MAX_WAIT } from '#timeouts.ts';

import { areaElement, areaNameOf, gatedAreas, openGate, openAllGates, PAGE_AREA } from './hydrationGates.ts';
import { pageIsHydrated } from './useHydrationGate.ts';
import { whenIdle } from './whenIdle.ts';

/** Areas are hydrated when they are this close to the screen, as a CSS margin: about one flick of a thumb. */
const NEAR = '600px';

/** Hydrates an area at once when the visitor points at it, touches it or focuses it. */
export function hydrateOnTouch(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, ({ target }) => target instanceof Element && openGate(areaNameOf(target)), {
      capture: true,
      passive: true,
    });
  }
}

/**
 * Whether the area's own markup bears `data-still`: it does nothing without the visitor, so its code is not fetched
 * before it is touched or the visitor navigates.
 */
function hydratesOnTouchOnly(name: string): boolean {
  const marks = areaElement(name)?.querySelectorAll('[data-still]') ?? [];
  return [...marks].some((mark) => areaNameOf(mark) === name);
}

/** Hydrates the page when the browser is idle, then every other area when it comes near the screen. */
export async function scheduleHydration(unmounted: AbortSignal): Promise<void> {
  const others = gatedAreas().filter((name) => name !== PAGE_AREA && !hydratesOnTouchOnly(name));
  if (!hydratesOnTouchOnly(PAGE_AREA)) {
    whenIdle(() => openGate(PAGE_AREA));
    await Promise.race([
      pageIsHydrated,
      new Promise((resolve) => setTimeout(resolve, PAGE_HYDRATION_MAX_WAIT)),
    ]);
  }
  if (unmounted.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target);
        whenIdle(() => openGate(areaNameOf(target)));
      }
    },
    { rootMargin: NEAR },
  );
  for (const name of others) {
    const element = areaElement(name);
    // The element of a slot has `display: contents` and no box, so its first child is observed.
    if (element) observer.observe(element.firstElementChild ?? element);
  }
  // A visitor who clicks will soon cause a change above the areas. They are hydrated before it, not during it.
  addEventListener('click', () => whenIdle(openAllGates), { once: true, passive: true });
}
