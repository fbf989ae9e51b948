import { withResolvers } from '#withResolvers.ts';

/**
 * Areas of prerendered HTML, each marked by `data-area` on its element. An area stays plain HTML until its gate is
 * opened; then React hydrates it. `openGates.ts` decides when.
 * See docs/decisions/011-critical-path-and-areas.md.
 */

/** The page itself: the `main` element of `Layout`. */
export const PAGE_AREA = 'page';

/** Name of the area that contains an element. */
export const areaNameOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-area]')?.dataset.area ?? '';

/** The areas of one part of the document, which one React root hydrates. */
export type Areas = {
  /** Name of the part itself: all of it that is in no other area. */
  name: string;
  /** Opens the gate of an area. */
  open: (name: string) => void;
  /** Opens all gates before a change above the areas, because React discards unhydrated HTML below a change. */
  openAll: () => void;
  /** Names of the areas whose gates were closed at the start. */
  gated: readonly string[];
  /** Resolves when the gate is opened; undefined when the area never had one. */
  whenOpen: (name: string) => Promise<void> | undefined;
  find: (name: string) => HTMLElement | null;
  /** Whether a node is in this part. */
  contains: (node: Node) => boolean;
  /** HTML of a prerendered area, to show when React discards the area. */
  htmlOf: (name: string) => string;
};

/** Areas of a tree that nothing was prerendered for, and while prerendering. */
export const noAreas: Areas = {
  name: '',
  open: () => {},
  openAll: () => {},
  gated: [],
  whenOpen: () => undefined,
  find: () => null,
  contains: () => false,
  htmlOf: () => '',
};

/**
 * Closes the gates of prerendered areas before React starts, except those that the visitor has touched already.
 * @param onOpen called once for every area whose gate is opened, or has none
 */
export function closeGates(part: HTMLElement, onOpen: (name: string) => void): Areas {
  const gates = new Map<string, ReturnType<typeof withResolvers>>();
  const open = new Set<string>();
  const prerendered = new Set<string>();

  const find = (name: string): HTMLElement | null =>
    part.dataset.area === name ? part : part.querySelector<HTMLElement>(`[data-area="${name}"]`);

  function openGate(name: string): void {
    if (!gates.has(name) || open.has(name)) return;
    open.add(name);
    // A piece cannot be hydrated before what shows it.
    openGate(areaNameOf(find(name)?.parentElement ?? part));
    onOpen(name);
    const gate = gates.get(name);
    // React then reads the promise without suspending; see https://react.dev/reference/react/use
    Object.assign(gate?.promise ?? {}, { status: 'fulfilled' });
    gate?.resolve();
  }

  /** Without the styles that scripts have set on elements: the page's policy refuses them in markup. */
  function htmlOf(name: string): string {
    const copy = prerendered.has(name) && find(name)?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
    return copy.innerHTML;
  }

  for (const area of part.querySelectorAll<HTMLElement>('[data-area]')) {
    const { dataset } = area;
    if (!dataset.area) continue;
    prerendered.add(dataset.area);
    if ('touched' in dataset || area.querySelector('[data-touched]')) onOpen(dataset.area);
    else gates.set(dataset.area, withResolvers());
  }
  return {
    name: part.dataset.area ?? '',
    open: openGate,
    openAll: () => [...gates.keys()].forEach(openGate),
    gated: [...gates.keys()],
    whenOpen: (name) => gates.get(name)?.promise,
    find,
    contains: (node) => part.contains(node),
    htmlOf,
  };
}
