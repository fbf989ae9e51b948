import { NotFetched } from './NotFetched.ts';
import { onNudge } from './nudge.ts';
import { currentPatience } from './patience.ts';

/** What a request has to know of its place among those for the same file. */
type Attempt = {
  /** Aborted when it is not wanted any more. */
  signal: AbortSignal;
  /** True once. */
  isFirst: boolean;
};

/**
 * Sends a request; when it has not answered after a while, a second one beside it, and takes what comes first.
 * A request that does not answer may never do so, and nothing may be attached to it again.
 * @param url of the file
 * @param send starts one request
 * @throws NotFetched when no request is left, or when nothing answers within the limit
 */
export function withHedge<T>(url: string, send: (attempt: Attempt) => Promise<T>): Promise<T> {
  const { hedge, limit } = currentPatience();
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    let running = 0;
    let isFirst = true;

    function settle(report: () => void): void {
      clearTimeout(hedging);
      clearTimeout(ending);
      end.abort();
      report();
    }

    function begin(): void {
      running += 1;
      const attempt = { signal: end.signal, isFirst };
      isFirst = false;
      send(attempt).then(
        (value) => settle(() => resolve(value)),
        (cause: unknown) => {
          running -= 1;
          if (running === 0) settle(() => reject(new NotFetched(`${url} did not come.`, { cause })));
        },
      );
    }

    const hedging = setTimeout(begin, hedge);
    const ending = setTimeout(
      () => settle(() => reject(new NotFetched(`${url} did not come within ${limit} ms.`))),
      limit,
    );
    onNudge(begin, { signal: end.signal });
    begin();
  });
}
