import type { Lang } from '@clinic/shared/lang';

import { loadWords } from '#content/loadWords.ts';
import { wait } from '#fetching/retry.ts';
import type { Resources } from '#remotes/resources.ts';

/** Waits after a click, in ms: until the stand-in is fetched, is shown at the soonest, and something is shown at last. */
const STAND_IN_DELAY = 1_000;
const EARLIEST_STAND_IN = 2_000;
const LATEST_SHOW = 2_700;

type Options = { resources: Resources; lang: Lang; path: string; signal: AbortSignal };

/**
 * Waits until there is something to show of a page: itself, or what compose made of it when it does not come soon.
 * @param signal aborted when the visitor goes elsewhere
 * @returns where the page leads instead, if it is a redirect
 */
export async function awaitPage({ resources, lang, path, signal }: Options): Promise<string | undefined> {
  const words = loadWords(lang);
  const page = Promise.all([resources.pages.get(lang, path), words]).then(([found]) =>
    found.kind === 'redirect' ? found.to : undefined,
  );
  const standIn = wait(STAND_IN_DELAY).then(() =>
    signal.aborted ? undefined : resources.prerendered(lang, path),
  );
  const isLate = Promise.race([standIn.catch(() => {}), wait(LATEST_SHOW)]);
  const late = Promise.all([isLate, wait(EARLIEST_STAND_IN), words]).then(() => undefined);
  return Promise.race([page, late]);
}
