// Compose inlines this script into every page, before the starter and apart from it. It is written in the syntax of
// 2015 and uses nothing younger, so that it runs where the other scripts cannot be parsed. It says what a page without
// scripts says in its `<noscript>`, when a button stays without its scripts or the browser is below the floor.
import { ANSWER_MAX_WAIT } from '#timeouts.ts';

/** Reading stays as it was: the note sticks to the end of the screen and takes its place behind the page. */
const STYLE = 'position:sticky;bottom:0;z-index:99;background:#fff';

/** What does nothing before its area is hydrated. */
const CONTROLS = 'button,input,select,textarea,a[data-overlay]';

let note: HTMLElement | undefined;
let policy: { createHTML: (html: string) => string } | undefined;

function showNote(): void {
  const source = document.querySelector('noscript');
  if (note || !source) return;
  if (window.trustedTypes && !policy)
    policy = window.trustedTypes.createPolicy('note', { createHTML: (html) => html });
  note = document.createElement('div');
  note.setAttribute('role', 'alert');
  note.style.cssText = STYLE;
  note.innerHTML = policy ? policy.createHTML(source.textContent) : source.textContent;
  document.body.appendChild(note);
}

function hideNote(): void {
  if (note) note.remove();
  note = undefined;
}

function onUse(event: Event): void {
  const target = event.target as Element;
  const area = target.closest<HTMLElement>('[data-area]');
  const isAnswered = () => !area || 'hydrated' in area.dataset;
  if (!target.closest(CONTROLS) || isAnswered()) return;
  setTimeout(() => {
    if (isAnswered()) return;
    showNote();
    new MutationObserver(() => isAnswered() && hideNote()).observe(document, {
      attributeFilter: ['data-hydrated'],
      subtree: true,
    });
  }, ANSWER_MAX_WAIT);
}

/** Whether the scripts can run: their syntax and what they call. Chromium from 103, Firefox from 100, Safari from 16.4. */
function canRunScripts(): boolean {
  try {
    return 'findLast' in [] && 'timeout' in AbortSignal && new RegExp('(?<=a)b').test('ab');
    // oxlint-disable-next-line no-unused-vars -- A catch without it is younger.
  } catch (error) {
    return false;
  }
}

window.isBelowFloor = !canRunScripts();
if (window.isBelowFloor) addEventListener('DOMContentLoaded', showNote);
else for (const type of ['click', 'input']) addEventListener(type, onUse, true);

declare global {
  interface Window {
    /** Whether this browser is too old for the scripts of the page: they are then not fetched. */
    isBelowFloor?: boolean;
  }
}
