import type { Lang } from '@clinic/shared/lang';

import { wait } from '#fetching/retry.ts';
import type { Frames } from '#layout/frames/frames.ts';
import { refreshSoon } from '#remotes/liveRemotesSource.ts';
import type { Resources } from '#remotes/resources.ts';
import { FALLBACK_MIN_WAIT, FALLBACK_FETCH_DELAY, FALLBACK_MAX_WAIT } from '#timeouts.ts';

type Options = {
  frames: Frames;
  resources: Resources;
  lang: Lang;
  path: string;
  /** False for the page that the visitor landed on: loading its document again would not help. */
  isMove: boolean;
  signal: AbortSignal;
};

const backOnline = (signal: AbortSignal) =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true, signal }));

/** Waits until the fallback page can be shown, or until the longest wait is over. */
async function awaitFallback({ resources, lang, path, signal }: Options): Promise<void> {
  for (;;) {
    const fallback = wait(FALLBACK_FETCH_DELAY).then(() =>
      signal.aborted ? undefined : resources.pageFallback(lang, path),
    );
    const hasLoaded = fallback.then(Boolean, () => false);
    const [isLoaded] = await Promise.all([
      Promise.race([hasLoaded, wait(FALLBACK_MAX_WAIT).then(() => false)]),
      wait(FALLBACK_MIN_WAIT),
    ]);
    // Without a connection there is nothing to show below the notice, so the current page stays.
    if (isLoaded || navigator.onLine) return;
    await backOnline(signal);
  }
}

export type Arrival =
  | { kind: 'shown' }
  | { kind: 'redirect'; to: string }
  /** A newer release is live: load the document. */
  | { kind: 'outdated' };

const shown: Arrival = { kind: 'shown' };

/** Loading a document would close an open dialog and lose what was typed in it. */
const hasOpenDialog = () => document.querySelector('dialog[open]') !== null;

/** Resolves when a newer release is live, unless a dialog is open. */
const untilOutdated = ({ resources: { source }, isMove, signal }: Options) =>
  new Promise<Arrival>((resolve) => {
    const check = () => isMove && source.isOutdated() && !hasOpenDialog() && resolve({ kind: 'outdated' });
    signal.addEventListener('abort', source.subscribe(check));
    check();
  });

/**
 * Waits until a page can be shown: the live page, or its fallback page when the live page is late.
 * @param options.signal aborted when the visitor navigates elsewhere
 */
export async function awaitPage(options: Options): Promise<Arrival> {
  const { frames, resources, lang, path } = options;
  const frame = frames(lang);
  const page = Promise.all([resources.pages.get(lang, path), frame, refreshSoon(resources.source)]).then(
    ([found]): Arrival => (found.kind === 'redirect' ? found : shown),
  );
  const late = Promise.all([awaitFallback(options), frame]).then(() => shown);
  return Promise.race([untilOutdated(options), page, late]);
}
