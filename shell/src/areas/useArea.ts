import { use, useEffect } from 'react';

import { areaElement, areaOf, PAGE_AREA, whenOpened } from './gates.ts';

const page = Promise.withResolvers<void>();

/** Settles when the page's own area answers. */
export const pageIsAlive = page.promise;

/** Suspends what is below for as long as the area sleeps. */
export function useAwake(name: string): void {
  const opened = whenOpened(name);
  if (opened) use(opened);
}

/** Says that the area answers from now on, and gives it the taps that came before. */
export function useComesAlive(name: string): void {
  useEffect(() => {
    const element = areaElement(name);
    if (!element) return;
    element.dataset.alive = '';
    if (name === PAGE_AREA) page.resolve();
    const taps = window.earlyTaps ?? [];
    for (const tap of new Set(taps)) {
      if (areaOf(tap) !== name || !(tap instanceof HTMLElement)) continue;
      taps.splice(0, taps.length, ...taps.filter((other) => other !== tap));
      // In a task of its own, like the tap itself.
      setTimeout(() => tap.click());
    }
  }, [name]);
}

/** Whether the area that an element stands in answers. */
export const isAlive = (element: Element): boolean => {
  const area = element.closest<HTMLElement>('[data-area]');
  return !area || 'alive' in area.dataset;
};
