import { use, useEffect, useState } from 'react';

import { areaNameOf } from './areas.ts';
import { useAreas } from './AreasContext.ts';
import { copyEntries, fieldsOf, readEarlyEntries } from './earlyEntries.ts';
import { restoreArea } from './restoreArea.ts';

/** Suspends until the gate of the area is opened, and makes its HTML what it was when it was prerendered. */
export function useHydrationGate(name: string): void {
  const areas = useAreas();
  const opened = areas.whenOpen(name);
  if (opened) use(opened);
  restoreArea(areas, name);
}

/** The element in the place of a tapped one that React has replaced, because what showed its area has failed. */
function findAgain(tapped: HTMLElement, area: HTMLElement, name: string): HTMLElement {
  const before = tapped.isConnected ? null : tapped.closest<HTMLElement>('[data-area]');
  if (before?.dataset.area !== name) return tapped;
  const alike = (where: HTMLElement) => [...where.querySelectorAll<HTMLElement>(tapped.localName)];
  return alike(area)[alike(before).indexOf(tapped)] ?? tapped;
}

/** Marks the area as hydrated and repeats what the visitor entered, tapped and submitted before. */
export function useMarkHydrated(name: string): void {
  const areas = useAreas();
  // Those of the copy, when React has discarded the prerendered ones.
  const [before] = useState(() => fieldsOf(areas.find(name), name));
  useEffect(() => {
    const element = areas.find(name);
    if (!element) return;
    if (!('hydrated' in element.dataset)) {
      copyEntries(before, fieldsOf(element, name));
      // At once after the components have rendered, so that no letter comes in between.
      queueMicrotask(readEarlyEntries(element, name));
    }
    element.dataset.hydrated = '';
    // Whoever has shown the page waits for it without React.
    element.dispatchEvent(new Event('hydrated'));
    for (const mark of element.querySelectorAll('[data-busy]'))
      if (areaNameOf(mark) === name) mark.removeAttribute('data-busy');
    const taps = window.earlyTaps ?? [];
    const isOwn = (tap: HTMLElement) => element.contains(tap) && areaNameOf(tap) === name;
    const found = taps.map((tap) => findAgain(tap, element, name));
    taps.splice(0, Infinity, ...found.filter((tap) => !isOwn(tap)));
    for (const tap of found.filter(isOwn)) {
      // A task of its own, like a real tap. An earlier tap may have replaced the element.
      setTimeout(() => {
        // Its area has failed meanwhile: whatever shows it next repeats the tap.
        if (!element.isConnected) taps.push(tap);
        else if (!tap.isConnected) return;
        else if (tap instanceof HTMLFormElement) tap.requestSubmit();
        else tap.click();
      });
    }
  }, [areas, before, name]);
}
