import { NotFetched } from './NotFetched.ts';
import { onNudge } from './nudge.ts';
import { currentPatience } from './patience.ts';

/**
 * Sends a request; when it has not answered after a while, a second one beside it, and takes what comes first.
 * A request that does not answer may never do so, and nothing may be attached to it again.
 * @param what names it in the error
 * @param send starts one request; aborted when it is not wanted any more. `isFirst` is true once.
 * @throws NotFetched when no request is left, or when nothing answers within the limit
 */
export function withHedge<T>(
  what: string,
  send: (signal: AbortSignal, isFirst: boolean) => Promise<T>,
): Promise<T> {
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
      const sent = send(end.signal, isFirst);
      isFirst = false;
      sent.then(
        (value) => settle(() => resolve(value)),
        (cause: unknown) => {
          running -= 1;
          if (running === 0) settle(() => reject(new NotFetched(`${what} did not come.`, { cause })));
        },
      );
    }

    const hedging = setTimeout(begin, hedge);
    const ending = setTimeout(
      () => settle(() => reject(new NotFetched(`${what} did not come within ${limit} ms.`))),
      limit,
    );
    onNudge(begin, { signal: end.signal });
    begin();
  });
}
