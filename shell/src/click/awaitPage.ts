import { waitBeforeRetry } from '#fetching/retry.ts';
import { fetchPage, type FetchedPage } from '#page/fetchPage.ts';
import { LATE_DELAY, LATE_OFFLINE_DELAY } from '#timeouts.ts';

/**
 * Fetches a page until it is there: the present page stays on the screen meanwhile.
 * @param onLate called when the visitor waits so long that help should be offered
 * @returns undefined when the signal was aborted before
 */
export async function awaitPage(
  url: URL,
  signal: AbortSignal,
  onLate: () => void,
): Promise<FetchedPage | undefined> {
  const timer = setTimeout(onLate, navigator.onLine ? LATE_DELAY : LATE_OFFLINE_DELAY);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      const page = await fetchPage(url);
      clearTimeout(timer);
      return signal.aborted ? undefined : page;
    } catch {
      if (!navigator.onLine && !signal.aborted) onLate();
      await waitBeforeRetry(failures);
    }
  }
  return undefined;
}
