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

/**
 * The upstream gave no answer that may be shown. Carries a reason only: what it sent, and what it was sent,
 * would end up in logs.
 */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly reason: FailureReason;
  readonly isUpstreamsFault: boolean;

  /** @param isUpstreamsFault whether it tells against the upstream; what a visitor can provoke does not */
  constructor(reason: FailureReason, isUpstreamsFault = true) {
    super(`chat upstream: ${reason}`);
    this.reason = reason;
    this.isUpstreamsFault = isUpstreamsFault;
  }
}
