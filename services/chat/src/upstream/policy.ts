import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';

import { UpstreamFailure, type FailureReason } from './failure.ts';

/** Milliseconds from connecting to the last byte; the visitor then has the embedded answer. The chat window gives up after 12 s. */
export const UPSTREAM_TIMEOUT = 5000;

/** Milliseconds from the opening of the breaker to the next question. */
const RESET = 30_000;

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
  error instanceof TaskCancelledError || (error instanceof UpstreamFailure && error.isUpstreamsFault);

/**
 * Asks once: a second attempt would keep the visitor from the embedded answer. A limit in number, a breaker and a timeout;
 * aborts the signal that it hands out when time is up.
 */
export function createPolicy(time: number, onStateChange: (state: BreakerState) => void) {
  const breaker = circuitBreaker(handleWhen(isUpstreamsFault), {
    halfOpenAfter: RESET,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  breaker.onStateChange((state) => onStateChange(nameOf(state)));
  const policy = wrap(
    bulkhead(MAX_CONCURRENT),
    breaker,
    timeout(time, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: true }),
  );
  return {
    execute: async <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      // One message tries whether the upstream is back. The breaker would let all others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return policy.execute(({ signal }) => ask(signal));
    },
  };
}
