import type { Lang } from '@clinic/shared/lang';

import { loadWords } from '#content/loadWords.ts';
import { wait } from '#fetching/retry.ts';
import { refreshSoon } from '#remotes/liveRemotesSource.ts';
import type { Resources } from '#remotes/resources.ts';
import { STAND_IN_EARLIEST, STAND_IN_FETCH, STAND_IN_LATEST } from '#timeouts.ts';

type Options = {
  resources: Resources;
  lang: Lang;
  path: string;
  /** A new document would be another; where the visitor landed it would be the same again. */
  isMove: boolean;
  signal: AbortSignal;
};

const backOnline = (signal: AbortSignal) =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true, signal }));

/** Waits until what compose made of a page can be shown, or the visitor has waited for long enough. */
async function awaitStandIn({ resources, lang, path, signal }: Options): Promise<void> {
  for (;;) {
    const standIn = wait(STAND_IN_FETCH).then(() =>
      signal.aborted ? undefined : resources.prerendered(lang, path),
    );
    const hasCome = standIn.then(Boolean, () => false);
    const [isThere] = await Promise.all([
      Promise.race([hasCome, wait(STAND_IN_LATEST).then(() => false)]),
      wait(STAND_IN_EARLIEST),
    ]);
    // Without a connection nothing would stand below the notice: the page that the visitor reads stays until it is back.
    if (isThere || navigator.onLine) return;
    await backOnline(signal);
  }
}

export type Arrival =
  | { kind: 'shown' }
  | { kind: 'redirect'; to: string }
  /** Another release is live: only a new document has it. */
  | { kind: 'outdated' };

const shown: Arrival = { kind: 'shown' };

/** What a new document would close, and might lose. */
const hasOpenDialog = () => document.querySelector('dialog[open]') !== null;

/** Settles when this tab turns out to run what is live no more. While something is open the tab goes on as it is. */
const untilOutdated = ({ resources: { source }, isMove, signal }: Options) =>
  new Promise<Arrival>((resolve) => {
    const look = () => isMove && source.isOutdated() && !hasOpenDialog() && resolve({ kind: 'outdated' });
    signal.addEventListener('abort', source.subscribe(look));
    look();
  });

/**
 * Waits until there is something to show of a page: itself, or what compose made of it when it does not come soon.
 * @param options.signal aborted when the visitor goes elsewhere
 */
export async function awaitPage(options: Options): Promise<Arrival> {
  const { resources, lang, path } = options;
  const words = loadWords(lang);
  const page = Promise.all([resources.pages.get(lang, path), words, refreshSoon(resources.source)]).then(
    ([found]): Arrival => (found.kind === 'redirect' ? found : shown),
  );
  const late = Promise.all([awaitStandIn(options), words]).then(() => shown);
  return Promise.race([untilOutdated(options), page, late]);
}
