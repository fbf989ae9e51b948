/** Why an answer did not come from the upstream. A label of metrics and logs: never a text of anyone. */
export type FailureReason =
  | 'timeout'
  | 'connection'
  | 'status'
  | 'rate_limited'
  | 'body'
  | 'too_large'
  | 'markup'
  | 'link'
  | 'email'
  | 'unfounded'
  | 'circuit_open'
  | 'busy'
  | 'internal';

type Details = {
  /** Whether another attempt may succeed. Default: no. */
  retryable?: boolean;
  /** How long the upstream asks to be left alone. Milliseconds. */
  retryAfter?: number | undefined;
  /** Whether it tells against the upstream. What a visitor can provoke does not. Default: it does. */
  isUpstreamsFault?: boolean;
};

/**
 * The upstream gave no answer that may be shown. Carries a reason only: what it sent, and what it was sent,
 * would end up in logs.
 */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly reason: FailureReason;
  readonly details: Details;

  constructor(reason: FailureReason, details: Details = {}) {
    super(`chat upstream: ${reason}`);
    this.reason = reason;
    this.details = details;
  }
}
