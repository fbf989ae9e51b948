import { onCLS, onINP, onLCP } from 'web-vitals';

const address = '/canary/report';

/** Of errors that repeat, so many say enough. */
const MAX_ERRORS = 5;

/** To the site's own server, and with nothing of the visitor: which release it was, the server knows. */
const report = (name: 'LCP' | 'INP' | 'CLS' | 'error', value: number): void =>
  void navigator.sendBeacon(address, JSON.stringify({ name, value: Math.round(value * 1000) / 1000 }));

/** Tells how the page went in this browser: Web Vitals when the visitor leaves, uncaught errors at once. */
export function reportPage(): void {
  for (const listen of [onLCP, onINP, onCLS]) listen(({ name, value }) => report(name as 'LCP', value));
  let errors = 0;
  const count = () => {
    errors += 1;
    if (errors <= MAX_ERRORS) report('error', 1);
  };
  addEventListener('error', count);
  addEventListener('unhandledrejection', count);
}
