import { inLane } from './lane.ts';
import { NotFetched } from './NotFetched.ts';
import { onNudge } from './nudge.ts';
import { currentPatience } from './patience.ts';

/** What a request has to know of its place among the others. */
export type Attempt = {
  /** Aborted when it is not wanted any more. */
  signal: AbortSignal;
  /** True once. */
  isFirst: boolean;
  /** Whether it must be one that can be broken off. */
  isCrowded: boolean;
};

/**
 * Sends a request; when it has not answered after a while, a second one beside it, and takes what comes first.
 * A request that does not answer may never do so, and nothing may be attached to it again.
 * It waits for its turn as long as its remote has enough under way; what it then waits for an answer is limited.
 * @param url of the file
 * @param send starts one request; settles when that holds no connection any more
 * @throws NotFetched when no request is left, or when nothing answers within the limit
 */
export function withHedge<T>(url: string, send: (attempt: Attempt) => Promise<T>): Promise<T> {
  const { hedge, limit } = currentPatience();
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    let running = 0;
    let isFirst = true;
    let hedging: ReturnType<typeof setTimeout> | undefined;
    let ending: ReturnType<typeof setTimeout> | undefined;

    function settle(report: () => void): void {
      clearTimeout(hedging);
      clearTimeout(ending);
      end.abort();
      report();
    }

    function begin(): void {
      running += 1;
      const sent = inLane(url, end.signal, (isCrowded) => {
        const attempt = { signal: end.signal, isFirst, isCrowded };
        if (isFirst) startClocks();
        isFirst = false;
        return send(attempt);
      });
      sent.then(
        (value) => settle(() => resolve(value)),
        (cause: unknown) => {
          running -= 1;
          if (running === 0) settle(() => reject(new NotFetched(`${url} did not come.`, { cause })));
        },
      );
    }

    function startClocks(): void {
      hedging = setTimeout(begin, hedge);
      ending = setTimeout(
        () => settle(() => reject(new NotFetched(`${url} did not come within ${limit} ms.`))),
        limit,
      );
    }

    onNudge(begin, { signal: end.signal });
    begin();
  });
}
