import { localizePath, type Lang } from '@clinic/shared/lang';

import { wait } from '#fetching/retry.ts';
import { track } from '#fetching/track.ts';

import type { Prerendered } from './fetchPrerendered.ts';

export type StandIn = Prerendered | 'not-found';

/** How long what the server said of a page holds, in ms: what stands in is what it has now, not what it had an hour ago. */
const KEPT = 30_000;

/** Pages as compose made them, to stand in for the live ones; asked for once at a time. */
export function createStandIns(fetchPage: (url: string) => Promise<StandIn>) {
  const known = new Map<string, Promise<StandIn>>();
  return (lang: Lang, path: string): Promise<StandIn> => {
    const url = localizePath(path, lang);
    const promise = known.get(url) ?? track(fetchPage(url));
    if (known.has(url)) return promise;
    known.set(url, promise);
    const forget = () => void known.delete(url);
    promise.then(() => wait(KEPT)).then(forget, forget);
    return promise;
  };
}
