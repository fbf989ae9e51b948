import { COUNTED_PREFIX } from '@clinic/shared/counted';
import { onCLS, onINP, onLCP } from 'web-vitals';

import { onError } from './errors.ts';

const address = '/visits';

/** Errors that a page reports at most. */
const MAX_REPORTS = 5;

/** A line of a stack trace in a file of a release. Other lines may contain private data. */
const stackFrame = /\/releases\/[\w./-]+\.js:\d+:\d+/g;

/** The page that was loaded; the measurements belong to it after the visitor has moved on, too. */
const page = location.pathname;

/** Sends a measurement to this site's server, without anything about the visitor. */
const report = (name: string, value: number, more: object = {}): void =>
  void navigator.sendBeacon(
    address,
    JSON.stringify({ name, value: Math.round(value * 1000) / 1000, page, ...more }),
  );

/** Reports what the visitor did, by its name alone, with the page where they are. */
const reportCount = (what: string): void => report('count', 1, { page: location.pathname, what });

/** Reports marks, earlier ones too, and each link to WhatsApp that is followed, in whichever area. */
function reportCounts(): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (name.startsWith(COUNTED_PREFIX)) reportCount(name.slice(COUNTED_PREFIX.length));
    }
  }).observe({ type: 'mark', buffered: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="https://wa.me/"]')) reportCount('whatsapp');
    },
    { capture: true },
  );
}

/** Reports Web Vitals when the visitor leaves; errors and what the visitor did, at once. */
export function reportPage(): void {
  for (const listen of [onLCP, onINP, onCLS]) listen(({ name, value }) => report(name, value));
  reportCounts();
  let reported = 0;
  onError((error) => {
    reported += 1;
    if (reported > MAX_REPORTS) return;
    const { name, stack = '' } = error instanceof Error ? error : new Error('unknown');
    const frames =
      error instanceof Error ? [...stack.matchAll(stackFrame)].map(([text]) => text).slice(0, 8) : [];
    report('error', 1, { page: location.pathname, error: { type: name, frames } });
  });
}
