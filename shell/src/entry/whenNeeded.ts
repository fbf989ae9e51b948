import { clockOf } from '@clinic/shared/hours/clock';
import { noticeOn } from '@clinic/shared/hours/notices';

import { opensByItself } from '#areas/openGates.ts';
import { touches } from '#areas/touches.ts';
import type { Page } from '#page/page.ts';

/** Whether the address, the storage or the clock says more than the HTML of the page, or an area must not wait. */
function saysMore({ data: { site }, scripts }: Page): boolean {
  // In development nothing is prerendered.
  if (!scripts) return true;
  const written = site.notices.find(({ from }) => !from);
  return (
    noticeOn(clockOf(new Date()).date, site) !== written ||
    Object.entries(scripts.hydration).some(([area, hydration]) => opensByItself(area, hydration))
  );
}

/**
 * Calls back once, when the page needs React: at the first sign that the visitor does more than look at it, or at once
 * when its HTML is not the whole page.
 */
export function whenNeeded(page: Page, then: () => void): void {
  // The starter has recorded earlier signs.
  if (saysMore(page) || document.querySelector('[data-touched]')) return then();
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
