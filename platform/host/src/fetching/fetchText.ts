import { attemptSignal } from './attemptSignal.ts';
import { cacheBustingUrl } from './cacheBustingUrl.ts';
import { FetchError } from './FetchError.ts';

type Options<T> = {
  accept: string;
  /** Revalidates with the server, because the content of the URL may change. */
  isLive?: boolean;
  /** Parses the response. When it throws, the attempt has failed. */
  read: (status: number, text: string, url: string) => T;
};

/**
 * Fetches a text file and parses it.
 * @throws FetchError when the response does not arrive in time, or `read` throws
 */
export async function fetchText<T>(url: string, { accept, isLive = false, read }: Options<T>): Promise<T> {
  try {
    const { address, earlierAttempts } = isLive ? { address: url, earlierAttempts: 0 } : cacheBustingUrl(url);
    const response = await fetch(address, {
      signal: attemptSignal(earlierAttempts),
      cache: isLive ? 'no-cache' : 'default',
      headers: { accept },
    });
    return read(response.status, await response.text(), response.url);
  } catch (cause) {
    throw new FetchError(`${url} could not be fetched.`, { cause });
  }
}
