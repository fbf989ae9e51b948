import { withResolvers } from '#withResolvers.ts';

/**
 * Areas of the prerendered page, each marked by `data-area` on its element. An area stays plain HTML until its gate is
 * opened; then React hydrates it. `scheduleHydration.ts` decides when.
 * See docs/decisions/011-critical-path-and-areas.md.
 */

/** The page itself: the `main` element of `Layout`. */
export const PAGE_AREA = 'page';

/** Everything outside the other areas; compose puts this name on `#root`. */
export const SHELL_AREA = 'shell';

type Gate = { opened: Promise<void>; isOpen: boolean; open: () => void };

const gates = new Map<string, Gate>();

function createGate(name: string): Gate {
  const { promise, resolve } = withResolvers();
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

/** Closes the gates of the prerendered areas before React starts, except those that the visitor has touched already. */
export function closeGates(root: HTMLElement): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-area]')) {
    if (dataset.area && !('touched' in dataset)) gates.set(dataset.area, createGate(dataset.area));
  }
}

export const openGate = (name: string): void => gates.get(name)?.open();

/** Opens all gates before a change above the areas, because React discards unhydrated HTML below a change. */
export function openAllGates(): void {
  for (const { open } of gates.values()) open();
}

/** Names of the areas whose gates were closed at the start. */
export const gatedAreas = (): readonly string[] => [...gates.keys()];

/** Whether the area is still plain prerendered HTML. */
export const isGateClosed = (name: string): boolean => gates.get(name)?.isOpen === false;

/** Resolves when the gate is opened; undefined when the area never had one. */
export const whenGateOpens = (name: string): Promise<void> | undefined => gates.get(name)?.opened;

export const areaElement = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-area="${name}"]`);

/** Name of the area that contains an element. */
export const areaNameOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-area]')?.dataset.area ?? '';

/** HTML of a prerendered area, to show when React discards the area before hydrating it. */
export const prerenderedHtmlOf = (name: string): string =>
  gates.has(name) ? (areaElement(name)?.innerHTML ?? '') : '';
