import { FIRST_ATTEMPT_TIMEOUT, MAX_ATTEMPT_TIMEOUT, SECOND_ATTEMPT_TIMEOUT } from '#timeouts.ts';

import { navigationTiming } from './navigationTiming.ts';
import { onRetryNow } from './retryNow.ts';

/**
 * Timeout of an attempt. It grows with the time that the page itself took, because a slow connection must not fetch a
 * file twice. A second attempt is short, because the cause of the failure may be gone at any moment.
 */
function timeoutAfter(failures: number): number {
  const pageTime = navigationTiming()?.responseEnd ?? 0;
  const timeout =
    failures === 0
      ? Math.max(FIRST_ATTEMPT_TIMEOUT, 4 * pageTime)
      : Math.max(SECOND_ATTEMPT_TIMEOUT, pageTime) * 2 ** (failures - 1);
  return Math.min(timeout, MAX_ATTEMPT_TIMEOUT);
}

/**
 * Signal that aborts an attempt after its timeout, and when the visitor asks for another attempt.
 * @param failures earlier attempts at the file
 */
export function attemptSignal(failures: number): AbortSignal {
  const end = new AbortController();
  const abort = () => end.abort();
  setTimeout(abort, timeoutAfter(failures));
  onRetryNow(abort, end.signal);
  return end.signal;
}
