import { COUNTED_PREFIX } from '@tesela/core/counted';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';

import { onError } from './errors.ts';

/** Errors that a page reports at most. */
const MAX_REPORTS = 5;

/** A line of a stack trace in a file of a release, fetched again or not. Other lines may contain private data. */
const stackFrame = /(\/releases\/[\w./-]+\.js)(?:\?again=\w*)?(:\d+:\d+)/g;

/** The page that was loaded; the measurements belong to it after the visitor has moved on, too. */
const page = location.pathname;

/** What a measured visit reports, without anything about the visitor. `page` is a path. */
export type VisitEvent = { page: string } & (
  | { name: 'LCP' | 'INP' | 'CLS'; value: number }
  | { name: 'count'; value: 1; what: string }
  | { name: 'error'; value: 1; error: { type: string; frames: string[] } }
);

/** Takes an event, and of an error what was thrown, whose words may be private. */
export type Report = (event: VisitEvent, thrown?: unknown) => void;

export type LoadReport = () => Promise<{ report: Report }>;

/** Sends an event to this site's server. */
export const sendToVisits: Report = (event) => void navigator.sendBeacon('/visits', JSON.stringify(event));

/** Reports marks, earlier ones too, and each link to WhatsApp that is followed, in whichever area. */
function reportCounts(report: Report): void {
  const reportCount = (what: string): void =>
    report({ name: 'count', value: 1, page: location.pathname, what });
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
export async function reportPage(loadReport?: LoadReport): Promise<void> {
  const { report } = (await loadReport?.()) ?? { report: sendToVisits };
  const reportVital = ({ name, value }: LCPMetric | INPMetric | CLSMetric): void =>
    report({ name, value: Math.round(value * 1000) / 1000, page });
  onLCP(reportVital);
  onINP(reportVital);
  onCLS(reportVital);
  reportCounts(report);
  let reported = 0;
  onError((error) => {
    reported += 1;
    if (reported > MAX_REPORTS) return;
    const { name, stack = '' } = error instanceof Error ? error : new Error('unknown');
    const frames =
      error instanceof Error
        ? [...stack.matchAll(stackFrame)].map(([, file, place]) => `${file}${place}`).slice(0, 8)
        : [];
    report({ name: 'error', value: 1, page: location.pathname, error: { type: name, frames } }, error);
  });
}
