import { FRAME, type Frame } from '@clinic/shared/frame';
import type { Lang } from '@clinic/shared/lang';
import type { DocumentReader } from '@clinic/shared/prerender';
import { documentFile } from '@clinic/shared/liveRemotes';

import { withStatus } from '#fetching/withStatus.ts';

/** Loads the frame in a language, once. The promise is the same at every call, as React's `use` requires. */
export type Frames = (lang: Lang) => Promise<Frame>;

/** @param base path of the folder of frames, from the site's root */
export function createFrames(read: DocumentReader, base: string): Frames {
  const known = new Map<Lang, Promise<Frame>>();
  return (lang) => {
    const loaded = known.get(lang);
    if (loaded) return loaded;
    const [other] = known.values();
    const request = read(`${base}/${documentFile(FRAME, lang)}`) as Promise<Frame>;
    const next = withStatus(
      request.catch((error: unknown) => {
        known.delete(lang);
        // The links work in the previous language, too.
        if (other) return other;
        throw error;
      }),
    );
    known.set(lang, next);
    return next;
  };
}
