import { onCLS, onINP, onLCP } from 'web-vitals';

import { onFault } from './faults.ts';

const address = '/visits';

/** Of errors that repeat, so many say enough. */
const MOST = 5;

/** Lines of a stack that lie in files of releases: no words, nothing of the visitor. */
const frame = /\/releases\/[\w./-]+\.js:\d+:\d+/g;

/** The page that was loaded: where the visitor has gone since is another's. */
const page = location.pathname;

/** To the site's own server, and with nothing of the visitor. */
const report = (name: string, value: number, more: object = {}): void =>
  void navigator.sendBeacon(
    address,
    JSON.stringify({ name, value: Math.round(value * 1000) / 1000, page, ...more }),
  );

/** Tells how the page went in this browser: Web Vitals when the visitor leaves, errors at once. */
export function reportPage(): void {
  for (const listen of [onLCP, onINP, onCLS]) listen(({ name, value }) => report(name, value));
  let told = 0;
  onFault((error) => {
    told += 1;
    if (told > MOST) return;
    const { name, stack = '' } = error instanceof Error ? error : new Error('unknown');
    const frames = error instanceof Error ? [...stack.matchAll(frame)].map(([text]) => text).slice(0, 8) : [];
    report('error', 1, { page: location.pathname, error: { type: name, frames } });
  });
}
