// Compose inlines this script into the head of every page, so it must be small. It fetches the script that follows links
// when the page is on the screen, and records taps on areas that are not hydrated yet; src/areas/ repeats them.
// The starter of a shell imports it first, and adds what its own styles need.
import type { PageScripts } from '@tesela/core/liveRemotes';

import { recordChanges } from '#areas/recordChanges.ts';
import { touches } from '#areas/touches.ts';
import { attempt } from '#errors/attempt.ts';
import { chunkLoader } from '#fetching/chunkLoader.ts';
import { prefetch } from '#fetching/prefetch.ts';
import { retryUntilSuccess } from '#fetching/retry.ts';
import { OVERLAY_MAX_WAIT, LOAD_EVENT_MAX_WAIT } from '#timeouts.ts';

import { defineTrustedTypes } from './trustedTypes.ts';

let scripts: PageScripts | undefined;

// The shell and all remotes fetch their chunks through it, those of contract 6 by its earlier name, until contract 8.
globalThis.teselaLoader = globalThis.clinicLoader = chunkLoader;

const prefetchAll = (urls: readonly string[] = []) =>
  urls.forEach((url) => prefetch(url, scripts?.integrity[url]));

window.preloadShell = () => prefetchAll(scripts?.page);
window.preloadArea = (area) => prefetchAll(scripts?.areas[area]);

function start(): void {
  const json = document.getElementById('page-scripts')?.textContent;
  if (scripts || !json) return;
  const { start, ahead, integrity } = (scripts = JSON.parse(json) as PageScripts);
  for (const src of start) void retryUntilSuccess(() => chunkLoader.loadScript(src, integrity[src]));
  prefetchAll(ahead);
}

const taps: HTMLElement[] = (window.earlyTaps = []);

/** The area that contains the target of an event or change, unless it is hydrated. */
function unhydratedArea({ target }: { target: EventTarget | null }): HTMLElement | undefined {
  const element = target instanceof Text ? target.parentElement : target;
  const area = element instanceof Element ? element.closest<HTMLElement>('[data-area]') : null;
  return area && !('hydrated' in area.dataset) ? area : undefined;
}

function onTouch(event: Event): void {
  start();
  const area = unhydratedArea(event);
  if (!area) return;
  area.dataset.touched = '';
  window.preloadShell?.();
  // A piece cannot be hydrated before what shows it.
  for (const around of document.querySelectorAll<HTMLElement>('[data-area]'))
    if (around.contains(area)) window.preloadArea?.(around.dataset.area ?? '');
}

/** Shows at once that a tap was noticed: what a button controls opens or closes, anything else is marked as busy. */
function answer(tapped: HTMLElement): void {
  const controlled = document.getElementById(tapped.getAttribute('aria-controls') ?? '');
  if (!controlled) tapped.dataset.busy = '';
  else tapped.setAttribute('aria-expanded', String(controlled.toggleAttribute('data-open')));
  const isAgain = taps.includes(tapped);
  // A second tap takes the first one back.
  if (controlled && isAgain) taps.splice(taps.indexOf(tapped), 1);
  // An open dialog would be over the button by then.
  else if (!isAgain || !tapped.hasAttribute('aria-haspopup')) taps.push(tapped);
}

function recordTap(event: MouseEvent): void {
  if (!unhydratedArea(event)) return;
  // What is in an area is an element.
  const tapped = (event.target as Element).closest<HTMLElement>('button[type=button],a[data-overlay]');
  if (!tapped) return;
  if (tapped instanceof HTMLAnchorElement) {
    // An overlay has a page of its own as well. A second tap goes there, and so does a tap that has waited too long.
    const { ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || taps.includes(tapped)) return;
    event.preventDefault();
    setTimeout(
      () => taps.includes(tapped) && tapped.isConnected && location.assign(tapped.href),
      OVERLAY_MAX_WAIT,
    );
  }
  event.stopImmediatePropagation();
  answer(tapped);
}

/** A form of `method="get"` asks for a page, so the browser may submit it itself. Any other needs its scripts. */
function recordSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method === 'get' || !unhydratedArea(event)) return;
  event.preventDefault();
  taps.push(form);
  if (event.submitter) event.submitter.dataset.busy = '';
}

/** Adds query and hash to the link to the other language: the prerendered link does not have them. */
function addQueryAndHash(event: MouseEvent): void {
  if (!unhydratedArea(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (link) Object.assign(link, { search: location.search, hash: location.hash });
}

/**
 * Loads the fonts that are inlined in the styles before the first layout. The browser alone would decode them later,
 * and the text would move. Linked stylesheets are not read: they are of other origins, which extensions add.
 */
function loadInlinedFonts(): void {
  const styles = document.querySelectorAll('style');
  for (const rule of [...styles].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const valueOf = (name: string) => rule.style.getPropertyValue(name);
    const [, base64] = /base64,([\w+/=]+)/.exec(valueOf('src')) ?? [];
    if (!base64) continue;
    // Browsers from before 2025 have no `fromBase64`.
    const bytes =
      Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const [weight, unicodeRange] = [valueOf('font-weight'), valueOf('unicode-range')];
    const family = valueOf('font-family').replaceAll(/["']/g, '');
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange }));
  }
}

if (!window.isBelowFloor) listen();
addEventListener('click', addQueryAndHash, true);
addEventListener('submit', recordSubmit, true);
// The listeners come first, because nothing below may keep the other scripts from being fetched.
for (const step of [defineTrustedTypes, () => recordChanges(unhydratedArea), loadInlinedFonts]) attempt(step);

/** In a browser below the floor (`unanswered.ts`), buttons and links do what they do without scripts. */
function listen(): void {
  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true });
  addEventListener('click', recordTap, true);
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('DOMContentLoaded', () => setTimeout(start, LOAD_EVENT_MAX_WAIT));
}

declare global {
  interface Window {
    /** Buttons and links that were tapped, and forms that were submitted, before their area was hydrated, in order. */
    earlyTaps?: HTMLElement[];
    /** Prefetches the scripts that every area needs. */
    preloadShell?: () => void;
    /** Prefetches all scripts of an area at once, instead of one after the other as its code imports them. */
    preloadArea?: (area: string) => void;
  }
}
