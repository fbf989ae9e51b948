/**
 * Areas of the prerendered page, each marked by `data-area` on its element. An area sleeps, complete and readable,
 * until its gate is opened; then React takes it over. When that is, `wakeAreas.ts` says.
 * See docs/decisions/011-critical-path-and-areas.md.
 */

/** The page itself; the element of `Layout` bears this name. */
export const PAGE_AREA = 'page';

/** What is in no area of its own; compose marks the root by it. */
export const SHELL_AREA = 'shell';

type Gate = { opened: Promise<void>; isOpen: boolean; open: () => void };

const gates = new Map<string, Gate>();

function createGate(name: string): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate = {
    opened: promise,
    isOpen: false,
    open: () => {
      if (gate.isOpen) return;
      gate.isOpen = true;
      if (name === PAGE_AREA) window.preloadPage?.();
      // React then reads the promise without suspending; see https://react.dev/reference/react/use
      Object.assign(promise, { status: 'fulfilled' });
      resolve();
    },
  };
  return gate;
}

/** Puts the areas of the prerendered page to sleep, before React starts; those that were touched are awake. */
export function closeAreas(root: HTMLElement): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-area]')) {
    if (dataset.area && !('wanted' in dataset)) gates.set(dataset.area, createGate(dataset.area));
  }
}

export const openArea = (name: string): void => gates.get(name)?.open();

/** Wakes all: React drops what sleeps below something that changes. */
export function openAreas(): void {
  for (const { open } of gates.values()) open();
}

/** Names of the areas that were put to sleep. */
export const closedAreas = (): readonly string[] => [...gates.keys()];

/** Whether the area is on the screen as it was prerendered, and waits. */
export const isAsleep = (name: string): boolean => gates.get(name)?.isOpen === false;

/** Settles when the area is woken; nothing if it never slept. */
export const whenOpened = (name: string): Promise<void> | undefined => gates.get(name)?.opened;

export const areaElement = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-area="${name}"]`);

/** Name of the area that an element stands in. */
export const areaOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-area]')?.dataset.area ?? '';

/** The prerendered HTML of an area that React drops before it has come alive, to stand in for it. */
export const landedHtml = (name: string): string =>
  gates.has(name) ? (areaElement(name)?.innerHTML ?? '') : '';
