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
  | 'amount'
  | 'phone'
  | 'email'
  | 'dose'
  | 'diagnosis'
  | 'circuit_open'
  | 'busy'
  | 'internal';

type Details = {
  /** Whether another attempt may succeed. */
  retryable?: boolean;
  /** How long the upstream asks to be left alone. Milliseconds. */
  retryAfter?: number | undefined;
  /** Whether it tells against the upstream. What a visitor can provoke does not. */
  isUpstreamsFault?: boolean;
};

/**
 * The upstream gave no answer that may be shown. Carries a reason only: what it sent, and what it was sent,
 * would end up in logs.
 */
export class UpstreamFailure extends Error {
  readonly reason: FailureReason;
  readonly retryable: boolean;
  readonly retryAfter: number | undefined;
  readonly isUpstreamsFault: boolean;

  constructor(reason: FailureReason, { retryable, retryAfter, isUpstreamsFault }: Details = {}) {
    super(`chat upstream: ${reason}`);
    this.name = 'UpstreamFailure';
    this.reason = reason;
    this.retryable = retryable ?? false;
    this.retryAfter = retryAfter;
    this.isUpstreamsFault = isUpstreamsFault ?? true;
  }
}
