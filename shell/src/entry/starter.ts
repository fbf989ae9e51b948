// Stands in every page itself, in its head. Fetches the scripts once the page is on the screen, and keeps what the
// visitor taps before they have taken over; src/areas/ gives it back. Small: it is sent with every page.
import type { PageScripts } from '@clinic/shared/registry';

/** Longest wait for the page's pictures, in ms: one that hangs must not keep the page from coming alive. */
const PATIENCE = 3_000;

let isStarted = false;

function start(): void {
  const json = document.getElementById('page-scripts')?.textContent;
  if (isStarted || !json) return;
  isStarted = true;
  const { start: run, page } = JSON.parse(json) as PageScripts;
  const add = (tag: 'script' | 'link', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), { fetchPriority: 'low' }, attributes));
  const runScript = (src: string, delay = 1_000) => {
    const onerror = () => setTimeout(runScript, delay, src, Math.min(2 * delay, 15_000));
    add('script', { src, onerror });
  };
  for (const src of run) runScript(src);
  for (const href of page) add('link', { rel: 'preload', as: 'script', href });
}

const taps: Element[] = (window.earlyTaps = []);

/** Area that the element stands in, unless it has come alive. */
function sleepingArea({ target }: Event): HTMLElement | undefined {
  const area = target instanceof Element ? target.closest<HTMLElement>('[data-area]') : null;
  return area && !('alive' in area.dataset) ? area : undefined;
}

function wake(event: Event): void {
  start();
  const area = sleepingArea(event);
  if (area) area.dataset.wanted = '';
}

function keepTap(event: Event): void {
  const button = (event.target as Element).closest('button[type=button]');
  if (!button || !sleepingArea(event)) return;
  event.stopImmediatePropagation();
  taps.push(button);
}

for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, wake, { capture: true, passive: true });
addEventListener('click', keepTap, true);
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
addEventListener('DOMContentLoaded', () => setTimeout(start, PATIENCE));

declare global {
  interface Window {
    /** Buttons that were pressed before their area was alive, in order. */
    earlyTaps?: Element[];
  }
}
