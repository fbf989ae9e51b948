import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Watch = { callback: (entries: IntersectionObserverEntry[]) => void; targets: Set<Element> };

/** A visitor who asks for less motion. Undone by `vi.unstubAllGlobals`. */
export function preferReducedMotion() {
  const query = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => query);
}

/**
 * A window that tests scroll: replaces IntersectionObserver. Undone by `vi.unstubAllGlobals`.
 * @returns `show`, which tells every observer of the elements that they came into view or left it
 */
export function fakeViewport() {
  const watches = new Set<Watch>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watch: Watch;
      constructor(callback: Watch['callback']) {
        this.#watch = { callback, targets: new Set() };
        watches.add(this.#watch);
      }
      observe(target: Element) {
        this.#watch.targets.add(target);
      }
      disconnect() {
        watches.delete(this.#watch);
      }
    },
  );
  const show = (elements: readonly Element[], isIntersecting = true) =>
    act(() => {
      for (const { callback, targets } of watches) {
        const seen = elements.filter((element) => targets.has(element));
        const intersectionRatio = isIntersecting ? 1 : 0;
        // The rest of an entry is geometry, which jsdom has none of.
        const entries = seen.map((target) => ({ target, isIntersecting, intersectionRatio }));
        if (seen.length > 0) callback(entries as IntersectionObserverEntry[]);
      }
    });
  return { show, hide: (elements: readonly Element[]) => show(elements, false) };
}
