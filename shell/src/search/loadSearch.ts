import type { Lang } from '@clinic/shared/lang';

/** Names of the build chunks that `loadSearch` fetches. */
export const searchChunks = (lang: Lang): readonly string[] => ['search', `search.${lang}`];

const loadWords = {
  es: () => import(/* webpackChunkName: "search.es" */ '#content/es/search.ts'),
  en: () => import(/* webpackChunkName: "search.en" */ '#content/en/search.ts'),
};

/** Loads the search dialog, the page of results and their words. */
export async function loadSearch(lang: Lang) {
  const [code, { words }] = await Promise.all([
    import(/* webpackChunkName: "search" */ './search.ts'),
    loadWords[lang](),
  ]);
  return { ...code, words };
}

export type SearchChunk = Awaited<ReturnType<typeof loadSearch>>;
