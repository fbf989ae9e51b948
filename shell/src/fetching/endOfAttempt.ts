import { ATTEMPT, LONGEST_ATTEMPT, SECOND_ATTEMPT } from '#timeouts.ts';

import { onRetryNow } from './retryNow.ts';

/**
 * On a slow connection what is merely slow must not be fetched twice: the page itself tells how slow. What has failed
 * may be mended at any moment, so that a further attempt is short at first.
 */
function timeOf(failures: number): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const known = page?.responseEnd ?? 0;
  const time =
    failures === 0 ? Math.max(ATTEMPT, 4 * known) : Math.max(SECOND_ATTEMPT, known) * 2 ** (failures - 1);
  return Math.min(time, LONGEST_ATTEMPT);
}

/**
 * Aborted when an attempt has taken too long, for it may never end, and when the visitor asks for another.
 * @param failures attempts at the file before this one
 */
export function endOfAttempt(failures: number): AbortSignal {
  const end = new AbortController();
  const abort = () => end.abort();
  setTimeout(abort, timeOf(failures));
  onRetryNow(abort, end.signal);
  return end.signal;
}
