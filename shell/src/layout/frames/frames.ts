import { FRAME, type Frame } from '@clinic/shared/frame';
import type { Lang } from '@clinic/shared/lang';
import type { DocumentReader } from '@clinic/shared/prerender';
import { documentFile } from '@clinic/shared/liveRemotes';

/** The frame in a language, fetched once. The same promise every time, for React's `use`. */
export type Frames = (lang: Lang) => Promise<Frame>;

type Loaded = Promise<Frame> & { status?: 'fulfilled'; value?: Frame };

/**
 * @param base where the frames lie, from the site's root
 */
export function createFrames(read: DocumentReader, base: string): Frames {
  const known = new Map<Lang, Loaded>();
  return (lang) => {
    const loaded = known.get(lang);
    if (loaded) return loaded;
    const [other] = known.values();
    const next: Loaded = (read(`${base}/${documentFile(FRAME, lang)}`) as Promise<Frame>).catch(
      (error: unknown) => {
        known.delete(lang);
        // Links in the language that the visitor comes from lead on just as well.
        if (other) return other;
        throw error;
      },
    );
    next.then(
      (value) => void Object.assign(next, { status: 'fulfilled', value }),
      () => {},
    );
    known.set(lang, next);
    return next;
  };
}
