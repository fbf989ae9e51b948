import type { Lang } from '@clinic/shared/lang';

import { loadWords } from '#content/loadWords.ts';
import { wait } from '#fetching/retry.ts';
import type { Resources } from '#remotes/resources.ts';
import { STAND_IN_EARLIEST, STAND_IN_FETCH, STAND_IN_LATEST } from '#timeouts.ts';

type Options = { resources: Resources; lang: Lang; path: string; signal: AbortSignal };

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

/**
 * Waits until there is something to show of a page: itself, or what compose made of it when it does not come soon.
 * @param options.signal aborted when the visitor goes elsewhere
 * @returns where the page leads instead, if it is a redirect
 */
export async function awaitPage(options: Options): Promise<string | undefined> {
  const { resources, lang, path } = options;
  const words = loadWords(lang);
  const page = Promise.all([resources.pages.get(lang, path), words]).then(([found]) =>
    found.kind === 'redirect' ? found.to : undefined,
  );
  const late = Promise.all([awaitStandIn(options), words]).then(() => undefined);
  return Promise.race([page, late]);
}
