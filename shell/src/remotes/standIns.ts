import { localizePath, type Lang } from '@clinic/shared/lang';

import { wait } from '#fetching/retry.ts';
import { track } from '#fetching/track.ts';
import { FRESH } from '#timeouts.ts';

import type { Prerendered } from './fetchPrerendered.ts';

export type StandIn = Prerendered | 'not-found';

/** Pages as compose made them, to stand in for the live ones: what the server has now, not what it had an hour ago. */
export function createStandIns(fetchPage: (url: string) => Promise<StandIn>) {
  const known = new Map<string, Promise<StandIn>>();
  return (lang: Lang, path: string): Promise<StandIn> => {
    const url = localizePath(path, lang);
    const promise = known.get(url) ?? track(fetchPage(url));
    if (known.has(url)) return promise;
    known.set(url, promise);
    const forget = () => void known.delete(url);
    promise.then(() => wait(FRESH)).then(forget, forget);
    return promise;
  };
}
