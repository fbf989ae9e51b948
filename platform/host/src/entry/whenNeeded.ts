import { opensByItself } from '#areas/openGates.ts';
import { touches } from '#areas/touches.ts';
import type { Page } from '#page/page.ts';

/** Whether the address or the storage says more than the HTML of the page, or an area must not wait. */
function saysMore({ scripts }: Page): boolean {
  // In development nothing is prerendered.
  if (!scripts) return true;
  return Object.entries(scripts.hydration).some(([area, hydration]) => opensByItself(area, hydration));
}

/**
 * Calls back once, when the page needs React: at the first sign that the visitor does more than look at it, or at once
 * when its HTML is not the whole page.
 * @param isOld the site knows that the page says more by now
 */
export function whenNeeded(page: Page, then: () => void, isOld = false): void {
  // The starter has recorded earlier signs.
  if (isOld || saysMore(page) || document.querySelector('[data-touched]')) return then();
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  function finish(): void {
    end.abort();
    then();
  }
  // Not `pointerover`, which comes from a pointer that rests where the page appears, too.
  for (const type of ['pointermove', ...touches]) addEventListener(type, finish, options);
  addEventListener('scroll', () => scrollY > innerHeight && finish(), options);
}
