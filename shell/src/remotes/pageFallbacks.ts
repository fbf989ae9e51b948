import { localizePath, type Lang } from '@clinic/shared/lang';

import { wait } from '#fetching/retry.ts';
import { withStatus } from '#fetching/withStatus.ts';
import { FRESH_FOR } from '#timeouts.ts';

import type { FallbackPage } from './fetchPageFallback.ts';

export type PageFallbackResult = FallbackPage | 'not-found';

/** Caches fallback pages for a short time, because the server may have newer ones. */
export function createPageFallbacks(fetchPage: (url: string) => Promise<PageFallbackResult>) {
  const known = new Map<string, Promise<PageFallbackResult>>();
  return (lang: Lang, path: string): Promise<PageFallbackResult> => {
    const url = localizePath(path, lang);
    const promise = known.get(url) ?? withStatus(fetchPage(url));
    if (known.has(url)) return promise;
    known.set(url, promise);
    const forget = () => void known.delete(url);
    promise.then(() => wait(FRESH_FOR)).then(forget, forget);
    return promise;
  };
}
