/** On the home page the bar is transparent until the page is scrolled further than this, in px. */
const THRESHOLD = 50;

/** Shorter movements are ignored, in px, because a resting finger trembles. */
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
 * Sets attributes for the styles, without React: `data-scrolled` on the header of a scrolled page, and `data-away` on
 * the widgets while a visitor scrolls down. A tap or scrolling up shows the widgets again. Call it once per document.
 */
export function markScrolled(): void {
  // The position is not read at the start, because that forces a layout. A restored position fires an event.
  addEventListener('scroll', mark, { passive: true });
  addEventListener('click', () => showWidgets(true), { passive: true });
}
