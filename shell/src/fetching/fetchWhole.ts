import { addressOf } from './address.ts';
import { withHedge } from './withHedge.ts';

type Options<T> = {
  accept: string;
  /** It may change: always ask the server. */
  isLive?: boolean;
  /** Makes something of the answer. An error that it throws counts as no answer. */
  read: (status: number, text: string) => T;
};

/**
 * Fetches a text with its whole body.
 * @throws NotFetched when the server does not answer in time or with an error of its own, or `read` throws
 */
export function fetchWhole<T>(url: string, { accept, isLive = false, read }: Options<T>): Promise<T> {
  return withHedge(url, async ({ signal, isFirst }) => {
    const address = isLive && isFirst ? url : addressOf(url).address;
    const response = await fetch(address, {
      signal,
      cache: isLive ? 'no-cache' : 'default',
      headers: { accept },
    });
    return read(response.status, await response.text());
  });
}
