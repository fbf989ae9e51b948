import { addressOf } from './address.ts';
import { fetchFile } from './fetchFile.ts';
import { NotFetched } from './NotFetched.ts';

type Options<T> = {
  accept: string;
  /** It may change: always ask the server. */
  isLive?: boolean;
  /** Makes something of the answer. An error that it throws counts as no answer. */
  read: (status: number, text: string) => T;
};

/**
 * Fetches a text and reads it.
 * @throws NotFetched when the server does not answer in time or with an error of its own, or `read` throws
 */
export async function fetchWhole<T>(url: string, { accept, isLive = false, read }: Options<T>): Promise<T> {
  try {
    const { status, text } = await fetchFile(isLive ? url : addressOf(url), {
      cache: isLive ? 'no-cache' : 'default',
      headers: { accept },
    });
    return read(status, text);
  } catch (cause) {
    throw new NotFetched(`${url} did not come.`, { cause });
  }
}
