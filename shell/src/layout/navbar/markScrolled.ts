/** On the home page the bar is transparent until the page is scrolled further than this, in px. */
const THRESHOLD = 50;

/** Way that counts as scrolling down or up, in px: a finger that rests trembles. */
const SLACK = 12;

let turnedAt = 0;

function mark(): void {
  const { scrollY } = window;
  document.querySelector('header')?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
  if (Math.abs(scrollY - turnedAt) < SLACK) return;
  showWidgets(scrollY < turnedAt || scrollY < THRESHOLD);
  turnedAt = scrollY;
}

const showWidgets = (isShown: boolean) =>
  document.querySelector('[data-widgets]')?.toggleAttribute('data-away', !isShown);

/**
 * Marks, for the styles alone, the header of a page that is scrolled (`data-scrolled`) and the widgets while a visitor
 * scrolls down (`data-away`); they come back on the way up and at a tap. React need not know, and nothing waits for it.
 * Once in the life of a page: by its starter (`entry/starter.ts`), or by who renders it.
 */
export function markScrolled(): void {
  // Not asked for before: it would lay the page out, and one that comes back scrolled says so by an event.
  addEventListener('scroll', mark, { passive: true });
  addEventListener('click', () => showWidgets(true), { passive: true });
}
