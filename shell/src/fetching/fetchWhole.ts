import { addressOf } from './address.ts';
import { endOfAttempt } from './endOfAttempt.ts';
import { NotFetched } from './NotFetched.ts';

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
export async function fetchWhole<T>(url: string, { accept, isLive = false, read }: Options<T>): Promise<T> {
  try {
    const { address, earlier } = isLive ? { address: url, earlier: 0 } : addressOf(url);
    const response = await fetch(address, {
      signal: endOfAttempt(earlier),
      cache: isLive ? 'no-cache' : 'default',
      headers: { accept },
    });
    return read(response.status, await response.text());
  } catch (cause) {
    throw new NotFetched(`${url} did not come.`, { cause });
  }
}
