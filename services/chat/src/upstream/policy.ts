import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
  type IRetryBackoffContext,
} from 'cockatiel';

import { UpstreamFailure, type FailureReason } from './failure.ts';

/** Milliseconds. */
export type UpstreamTimeouts = {
  /** One attempt, from connecting to the last byte. */
  attempt: number;
  /** All of it: the visitor has the fallback's answer by then. The chat window gives up after 12 s. */
  total: number;
  /** Longest wait before the second attempt, and the longest `Retry-After` that is worth it. */
  backoff: number;
  /** From the opening of the breaker to the next attempt. */
  reset: number;
};

export const defaultTimeouts: UpstreamTimeouts = {
  attempt: 5000,
  total: 7000,
  backoff: 1000,
  reset: 30_000,
};

/** Failures in a row, among all visitors, that open the breaker. */
export const FAILURES_TO_OPEN = 5;

/** Messages that may be with the upstream at once; the next one is answered here. */
const MAX_CONCURRENT = 32;

export const breakerStates = ['closed', 'open', 'half_open'] as const;
export type BreakerState = (typeof breakerStates)[number];

/** Cockatiel counts them in this order; none is isolated by hand. */
const nameOf = (state: CircuitState): BreakerState => breakerStates.at(state) ?? 'open';

/** What made the policy, or something within it, give up. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof BrokenCircuitError) return 'circuit_open';
  if (error instanceof BulkheadRejectedError) return 'busy';
  if (error instanceof TaskCancelledError) return 'timeout';
  return error instanceof UpstreamFailure ? error.reason : 'internal';
}

const isUpstreamsFault = (error: unknown): boolean =>
  error instanceof TaskCancelledError ||
  (error instanceof UpstreamFailure && error.details.isUpstreamsFault !== false);

const isWorthRetrying = (error: unknown, longest: number): boolean =>
  error instanceof UpstreamFailure &&
  error.details.retryable === true &&
  (error.details.retryAfter ?? 0) <= longest;

/** Half of the wait is left to chance, so that many visitors do not come back at the same moment. */
const backoffOf = ({ backoff }: UpstreamTimeouts) =>
  new DelegateBackoff(({ result }: IRetryBackoffContext<unknown>) => {
    const failure = 'error' in result ? result.error : undefined;
    const asked = failure instanceof UpstreamFailure ? failure.details.retryAfter : undefined;
    return asked ?? (backoff / 4) * (0.5 + Math.random() / 2);
  });

const aggressive = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true };

/**
 * One attempt and perhaps a second one, each with its timeout; a breaker that all attempts pass; a limit in
 * time and number around it. Aborts the signal that it hands out when time is up.
 */
export function createPolicy(timeouts: UpstreamTimeouts, onStateChange: (state: BreakerState) => void) {
  const breaker = circuitBreaker(handleWhen(isUpstreamsFault), {
    halfOpenAfter: timeouts.reset,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  breaker.onStateChange((state) => onStateChange(nameOf(state)));
  const policy = wrap(
    bulkhead(MAX_CONCURRENT),
    timeout(timeouts.total, aggressive),
    retry(
      handleWhen((error) => isWorthRetrying(error, timeouts.backoff)),
      { maxAttempts: 1, backoff: backoffOf(timeouts) },
    ),
    breaker,
    timeout(timeouts.attempt, aggressive),
  );
  return {
    execute: async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      // One message tries whether the upstream is back. The breaker would let all others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return policy.execute(({ signal }) => ask(signal));
    },
  };
}
