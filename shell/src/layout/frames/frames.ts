import { FRAME, type Frame } from '@clinic/shared/frame';
import type { Lang } from '@clinic/shared/lang';

import type { ShellWords } from '#content/shellDocuments.ts';
import { withStatus } from '#fetching/withStatus.ts';
import type { ReadOwn } from '#remotes/readDocument.ts';

/** What stands around every page: the links of the remotes, and the shell's words. */
export type SiteFrame = { frame: Frame; words: ShellWords };

/** Loads the frame in a language, once. The promise is the same at every call, as React's `use` requires. */
export type Frames = (lang: Lang) => Promise<SiteFrame>;

export function createFrames(read: ReadOwn): Frames {
  // Compose makes both of what this very shell and the remotes bring.
  const load = async (lang: Lang): Promise<SiteFrame> => {
    const [frame, words] = await Promise.all([read(FRAME, lang), read('words', lang)]);
    return { frame: frame as Frame, words: words as ShellWords };
  };
  const known = new Map<Lang, Promise<SiteFrame>>();
  return (lang) => {
    const loaded = known.get(lang);
    if (loaded) return loaded;
    const [other] = known.values();
    const next = withStatus(
      load(lang).catch((error: unknown) => {
        known.delete(lang);
        // The links work in the previous language, too, and its words say more than none.
        if (other) return other;
        throw error;
      }),
    );
    known.set(lang, next);
    return next;
  };
}
