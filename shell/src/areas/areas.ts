/**
 * Areas of the prerendered page, each marked by `data-area` on its element. An area sleeps, complete and readable,
 * until it is wanted or near the screen; then React takes it over. See docs/decisions/019-areas.md.
 */
import { use, useEffect } from 'react';

/** The page itself; the element of `Layout` bears this name. */
export const PAGE_AREA = 'page';

/** What is in no area of its own; compose marks the root by it. */
export const SHELL_AREA = 'shell';

/** How far below the screen an area is woken, as a CSS margin: a thumb's flick away. */
const NEAR = '600px';

/** Longest wait of the other areas for the page's own, in ms: its remote may be down. */
const PATIENCE = 4_000;

type Gate = { opened: Promise<void>; isOpen: boolean; open: () => void };

const gates = new Map<string, Gate>();

const elementOf = (name: string) => document.querySelector<HTMLElement>(`[data-area="${name}"]`);

function addGate(name: string): void {
  let resolve = () => {};
  const opened = new Promise<void>((done) => (resolve = done));
  const gate: Gate = {
    opened,
    isOpen: false,
    open: () => {
      if (gate.isOpen) return;
      gate.isOpen = true;
      if (name === PAGE_AREA) window.preloadPage?.();
      // React then reads the promise without suspending; see https://react.dev/reference/react/use
      Object.assign(opened, { status: 'fulfilled' });
      resolve();
    },
  };
  gates.set(name, gate);
}

function openAreaOf({ target }: Event): void {
  const area = target instanceof Element ? target.closest<HTMLElement>('[data-area]') : null;
  if (area) gates.get(area.dataset.area ?? '')?.open();
}

/** Puts the areas of the prerendered page to sleep, before React starts; those that were touched are awake. */
export function guardAreas(root: HTMLElement): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-area]')) {
    if (dataset.area && !('wanted' in dataset)) addGate(dataset.area);
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, openAreaOf, { capture: true, passive: true });
  }
}

/**
 * Whether the area does nothing by itself, as its own markup says by `data-still`: its HTML is all that it is, so it
 * sleeps, and its code is not fetched, until it is touched or the visitor goes elsewhere.
 */
function isStill(name: string): boolean {
  const element = elementOf(name);
  const marks = element?.querySelectorAll('[data-still]') ?? [];
  return [...marks].some((mark) => mark.closest('[data-area]') === element);
}

/** @param timeout longest wait, in ms */
export const whenIdle = (then: () => void, timeout = 2_000): void =>
  void ('requestIdleCallback' in globalThis
    ? requestIdleCallback(then, { timeout })
    : setTimeout(then, Math.min(timeout, 200)));

/** What a press or pointer asks for in advance: after the answer to it, 100 ms later at most. */
export const afterAnswer = (then: () => void): void => whenIdle(then, 100);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Wakes the page when nothing else is to be done, then the others when they come near the screen. */
export async function wakeAreas(): Promise<void> {
  if (gates.size === 0) return;
  if (!isStill(PAGE_AREA)) {
    whenIdle(() => gates.get(PAGE_AREA)?.open());
    await Promise.race([pageIsAlive.promise, wait(PATIENCE)]);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target);
        const name = target.closest<HTMLElement>('[data-area]')?.dataset.area ?? '';
        whenIdle(() => gates.get(name)?.open());
      }
    },
    { rootMargin: NEAR },
  );
  for (const name of gates.keys()) {
    const element = elementOf(name);
    // What has no box of its own stands for what is in it.
    if (element && name !== PAGE_AREA && !isStill(name))
      observer.observe(element.firstElementChild ?? element);
  }
  addEventListener('click', wakeRest, { once: true, passive: true });
}

/** Who uses the page will change something above its areas: they wake one by one before, not all in the answer to that. */
function wakeRest(): void {
  for (const { open } of gates.values()) whenIdle(open);
}

/** Wakes all: React drops what sleeps below something that changes. */
export function openAreas(): void {
  for (const { open } of gates.values()) open();
}

/** Whether the area is on the screen as it was prerendered, and waits. */
export const isAsleep = (name: string): boolean => gates.get(name)?.isOpen === false;

/** Suspends what is below for as long as the area sleeps. */
export function useAwake(name: string): void {
  const gate = gates.get(name);
  if (gate) use(gate.opened);
}

/** The prerendered HTML of an area that React drops before it has come alive, to stand in for it. */
export const landedHtml = (name: string): string =>
  gates.has(name) ? (elementOf(name)?.innerHTML ?? '') : '';

export const isAlive = (element: Element): boolean => {
  const area = element.closest<HTMLElement>('[data-area]');
  return !area || 'alive' in area.dataset;
};

const pageIsAlive = Promise.withResolvers<void>();

/** Says that the area answers from now on, and gives it the taps that came before. */
export function useComesAlive(name: string): void {
  useEffect(() => {
    const element = elementOf(name);
    if (!element) return;
    element.dataset.alive = '';
    if (name === PAGE_AREA) pageIsAlive.resolve();
    const taps = window.earlyTaps ?? [];
    for (const tap of new Set(taps)) {
      if (tap.closest('[data-area]') !== element || !(tap instanceof HTMLElement)) continue;
      taps.splice(0, taps.length, ...taps.filter((other) => other !== tap));
      // In a task of its own, like the tap itself.
      setTimeout(() => tap.click());
    }
  }, [name]);
}
