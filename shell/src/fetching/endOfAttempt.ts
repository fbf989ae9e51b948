import { ATTEMPT, LONGEST_ATTEMPT } from '#timeouts.ts';

import { onRetryNow } from './retryNow.ts';

/** On a slow connection what is merely slow must not be fetched twice: the page itself tells how slow. */
function longest(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Math.min(Math.max(ATTEMPT, 4 * (page?.responseEnd ?? 0)), LONGEST_ATTEMPT);
}

/** Aborted when an attempt has taken too long, for it may never end, and when the visitor asks for another. */
export function endOfAttempt(): AbortSignal {
  const end = new AbortController();
  const abort = () => end.abort();
  setTimeout(abort, longest());
  onRetryNow(abort, end.signal);
  return end.signal;
}
