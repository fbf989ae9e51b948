import { renderFarSections } from './scrollMemory.ts';

/** Delay before gliding, in ms: the menu must close first. */
const GLIDE_DELAY = 100;

export function scrollTo(target: HTMLElement): void {
  renderFarSections();
  target.scrollIntoView({ behavior: 'instant' });
}

/** Scrolls to an element, and again when something above it grows, until the visitor moves. */
export function holdAt(target: HTMLElement, end: AbortSignal): void {
  scrollTo(target);
  if (!('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  const stop = () => observer.disconnect();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(type, stop, { once: true, passive: true, signal: end });
  end.addEventListener('abort', stop);
  observer.observe(document.body);
}

/** Scrolls smoothly to an element after a short delay, and focuses its heading. */
export function glideTo(target: HTMLElement, end: AbortSignal): void {
  const timer = setTimeout(() => {
    renderFarSections();
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: hasReducedMotion ? 'auto' : 'smooth' });
    target.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, GLIDE_DELAY);
  end.addEventListener('abort', () => clearTimeout(timer));
}
