// Stands in every page itself, in its head. Fetches the scripts once the page is on the screen, and keeps what the
// visitor taps before they have taken over; src/areas/ gives it back. Small: it is sent with every page.
import type { PageScripts } from '@clinic/shared/liveRemotes';

import { loader, prefetch } from '#fetching/loader.ts';
import { attemptUntilDone } from '#fetching/retry.ts';
import { markScrolled } from '#layout/navbar/markScrolled.ts';
import { OVERLAY, PICTURES } from '#timeouts.ts';

import { defineTrustedTypes } from './trustedTypes.ts';

let scripts: PageScripts | undefined;

// The builds of the shell and of all remotes fetch their chunks through it.
globalThis.clinicLoader = loader;

const prefetchAll = (urls: readonly string[] = []) =>
  urls.forEach((url) => prefetch(url, scripts?.integrity[url]));

window.preloadPage = () => prefetchAll(scripts?.areas.page);

function start(): void {
  const json = document.getElementById('page-scripts')?.textContent;
  if (scripts || !json) return;
  const { start, page, integrity } = (scripts = JSON.parse(json) as PageScripts);
  for (const src of start) void attemptUntilDone(() => loader.loadScript(src, integrity[src]));
  prefetchAll(page);
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
  if (!area) return;
  area.dataset.wanted = '';
  if (area.dataset.area === 'page') window.preloadPage?.();
}

function keepTap(event: MouseEvent): void {
  const tapped = (event.target as Element).closest<HTMLElement>('button[type=button],a[data-overlay]');
  if (!tapped || !sleepingArea(event)) return;
  if (tapped instanceof HTMLAnchorElement) {
    // What opens over the page is a page of its own, too: an impatient second tap goes there, and one that waits long.
    const { ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || taps.includes(tapped)) return;
    event.preventDefault();
    setTimeout(() => taps.includes(tapped) && location.assign(tapped.href), OVERLAY);
  }
  event.stopImmediatePropagation();
  taps.push(tapped);
}

/** The other language of the same place: the prerendered link knows neither query nor hash. */
function keepPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (link && sleepingArea(event)) Object.assign(link, { search: location.search, hash: location.hash });
}

/**
 * Puts the fonts that the styles carry to use before anything is laid out. The browser itself reads them aside, and
 * what it shows until then would move.
 */
function readFonts(): void {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const valueOf = (name: string) => rule.style.getPropertyValue(name);
    const [, base64] = /base64,([\w+/=]+)/.exec(valueOf('src')) ?? [];
    if (!base64) continue;
    // Browsers of before 2025 lack the quick way.
    const bytes =
      Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const [weight, unicodeRange] = [valueOf('font-weight'), valueOf('unicode-range')];
    const family = valueOf('font-family').replaceAll(/["']/g, '');
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange }));
  }
}

defineTrustedTypes();
readFonts();
markScrolled();
for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, wake, { capture: true, passive: true });
addEventListener('click', keepTap, true);
addEventListener('click', keepPlace, true);
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
addEventListener('DOMContentLoaded', () => setTimeout(start, PICTURES));

declare global {
  interface Window {
    /** Buttons that were pressed before their area was alive, in order. */
    earlyTaps?: Element[];
    /** Fetches what the page's own area needs all at once, before its code asks for it piece by piece. */
    preloadPage?: () => void;
  }
}
