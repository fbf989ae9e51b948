// All timeouts and delays of the shell, in ms.

/** Timeouts of the first and the second attempt at a file. Each further one doubles, up to the maximum. */
export const FIRST_ATTEMPT_TIMEOUT = 8_000;
export const SECOND_ATTEMPT_TIMEOUT = 1_000;
export const MAX_ATTEMPT_TIMEOUT = 30_000;

/** Delays between attempts, by the number of failures. The last one repeats. */
export const RETRY_DELAYS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** How long the live remotes and a fetched page count as up to date. */
export const FRESH_FOR = 30_000;

/** When a visitor who waits is offered help; sooner without a connection. */
export const LATE_DELAY = 3_000;
export const LATE_OFFLINE_DELAY = 150;

/** How long the scripts wait for the `load` event: a picture that never arrives must not prevent hydration. */
export const LOAD_EVENT_MAX_WAIT = 3_000;

/** How long a button or a field may stay without its scripts before the page says so. */
export const ANSWER_MAX_WAIT = 6_000;

/** How long a tapped link waits for its overlay before it opens as a page. */
export const OVERLAY_MAX_WAIT = 8_000;
