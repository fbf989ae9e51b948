import { PAGE_AREA_ALIVE } from '#timeouts.ts';

import { areaElement, areaOf, closedAreas, openArea, openAreas, PAGE_AREA } from './gates.ts';
import { pageIsAlive } from './useArea.ts';
import { whenIdle } from './whenIdle.ts';

/** How far below the screen an area is woken, as a CSS margin: a thumb's flick away. */
const NEAR = '600px';

/** Wakes at once what the visitor turns to. */
export function wakeOnTouch(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, ({ target }) => target instanceof Element && openArea(areaOf(target)), {
      capture: true,
      passive: true,
    });
  }
}

/**
 * Whether the area does nothing by itself, as its own markup says by `data-still`: its HTML is all that it is, so it
 * sleeps, and its code is not fetched, until it is touched or the visitor goes elsewhere.
 */
function isStill(name: string): boolean {
  const marks = areaElement(name)?.querySelectorAll('[data-still]') ?? [];
  return [...marks].some((mark) => areaOf(mark) === name);
}

/** Wakes the page when nothing else is to be done, then the others when they come near the screen. */
export async function wakeAreas(): Promise<void> {
  const others = closedAreas().filter((name) => name !== PAGE_AREA && !isStill(name));
  if (!isStill(PAGE_AREA)) {
    whenIdle(() => openArea(PAGE_AREA));
    await Promise.race([pageIsAlive, new Promise((resolve) => setTimeout(resolve, PAGE_AREA_ALIVE))]);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target);
        whenIdle(() => openArea(areaOf(target)));
      }
    },
    { rootMargin: NEAR },
  );
  for (const name of others) {
    const element = areaElement(name);
    // What has no box of its own stands for what is in it.
    if (element) observer.observe(element.firstElementChild ?? element);
  }
  // Who uses the page will change something above its areas: they wake before, not all in the answer to that.
  addEventListener('click', () => whenIdle(openAreas), { once: true, passive: true });
}
