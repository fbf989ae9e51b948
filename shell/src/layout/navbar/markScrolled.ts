/** On the home page the bar is transparent until the page is scrolled further than this, in px. */
const THRESHOLD = 50;

function mark(): void {
  document.querySelector('header')?.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD);
}

/**
 * Marks the header of a page that is scrolled by `data-scrolled`, which is for the styles alone: React need not know,
 * and the bar does not wait for it. Once in the life of a page: by its starter (`entry/starter.ts`), or by who renders it.
 */
export function markScrolled(): void {
  // Not asked for before: it would lay the page out, and one that comes back scrolled says so by an event.
  addEventListener('scroll', mark, { passive: true });
}
