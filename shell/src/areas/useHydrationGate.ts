import { use, useEffect } from 'react';

import { withResolvers } from '#withResolvers.ts';

import { readEarlyEntries } from './earlyEntries.ts';
import { areaElement, areaNameOf, PAGE_AREA, whenGateOpens } from './hydrationGates.ts';
import { restoreArea } from './restoreArea.ts';

const page = withResolvers();

/** Resolves when the page area is hydrated. */
export const pageIsHydrated = page.promise;

/** Suspends until the gate of the area is opened, and makes its HTML what it was when it was prerendered. */
export function useHydrationGate(name: string): void {
  const opened = whenGateOpens(name);
  if (opened) use(opened);
  restoreArea(name);
}

/** Marks the area as hydrated and repeats what the visitor entered, tapped and submitted before. */
export function useMarkHydrated(name: string): void {
  useEffect(() => {
    const element = areaElement(name);
    if (!element) return;
    // At once after the components have rendered, so that no letter comes in between.
    if (!('hydrated' in element.dataset)) queueMicrotask(readEarlyEntries(name));
    element.dataset.hydrated = '';
    if (name === PAGE_AREA) page.resolve();
    const taps = window.earlyTaps ?? [];
    for (const tap of new Set(taps)) {
      if (areaNameOf(tap) !== name || !(tap instanceof HTMLElement)) continue;
      taps.splice(0, taps.length, ...taps.filter((other) => other !== tap));
      // A task of its own, like a real tap.
      setTimeout(() => (tap instanceof HTMLFormElement ? tap.requestSubmit() : tap.click()));
    }
  }, [name]);
}

/** Whether the area that contains the element is hydrated. */
export const isHydrated = (element: Element): boolean => {
  const area = element.closest<HTMLElement>('[data-area]');
  return !area || 'hydrated' in area.dataset;
};
