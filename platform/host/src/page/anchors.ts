import { renderFarSections } from './scrollMemory.ts';

/** Delay before gliding, in ms: the menu must close first. */
const GLIDE_DELAY = 100;

export function scrollTo(target: HTMLElement): void {
  renderFarSections();
  target.scrollIntoView({ behavior: 'instant' });
}

/** Scrolls to an element again when something above it grows, until the visitor moves. */
function follow(target: HTMLElement, end: AbortSignal, behavior: ScrollBehavior): void {
  if (!('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior }));
  const stop = () => observer.disconnect();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(type, stop, { once: true, passive: true, signal: end });
  end.addEventListener('abort', stop);
  observer.observe(document.body);
}

/** Scrolls to an element and stays there. */
export function holdAt(target: HTMLElement, end: AbortSignal): void {
  scrollTo(target);
  follow(target, end, 'instant');
}

/** Scrolls smoothly to an element after a short delay, and focuses its heading. */
export function glideTo(target: HTMLElement, end: AbortSignal): void {
  const timer = setTimeout(() => {
    renderFarSections();
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = hasReducedMotion ? 'auto' : 'smooth';
    target.scrollIntoView({ behavior });
    follow(target, end, behavior);
    target.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, GLIDE_DELAY);
  end.addEventListener('abort', () => clearTimeout(timer));
}
