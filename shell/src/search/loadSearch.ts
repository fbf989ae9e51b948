import type { Lang } from '@tesela/core/lang';
import type { ReadOwn } from '@tesela/host/readDocument';

import type { SearchWords } from '#content/shellDocuments.ts';

/** Name of the build chunk that `loadSearch` fetches. */
export const SEARCH_CHUNK = 'search';

/** Loads the search dialog, the page of results and their words. */
export async function loadSearch(lang: Lang, readOwn: ReadOwn) {
  const [code, words] = await Promise.all([import('./search.ts'), readOwn('search', lang)]);
  return { ...code, words: words as SearchWords }; // as data.ts makes it
}

export type SearchChunk = Awaited<ReturnType<typeof loadSearch>>;
