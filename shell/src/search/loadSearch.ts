import type { LoadedPage } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import { createElement } from 'react';

import type { SearchWords } from '#content/types.ts';

import type { SearchDialog } from './SearchDialog.tsx';

const words = {
  es: () => import(/* webpackChunkName: "search.es" */ '#content/es/search.ts'),
  en: () => import(/* webpackChunkName: "search.en" */ '#content/en/search.ts'),
};

/** Names of the build chunks of the page of results. */
export const searchChunks = (lang: Lang): readonly string[] => ['search', `search.${lang}`];

export type DialogChunk = { Search: typeof SearchDialog; words: SearchWords };

/** Fetches what opens over a page. */
export async function loadSearchDialog(lang: Lang): Promise<DialogChunk> {
  const [code, module] = await Promise.all([
    import(/* webpackChunkName: "search" */ './SearchDialog.tsx'),
    words[lang](),
  ]);
  return { Search: code.SearchDialog, words: module.words };
}

/** Fetches the page of results. */
export async function loadSearchPage(lang: Lang): Promise<LoadedPage> {
  const [code, module] = await Promise.all([
    import(/* webpackChunkName: "search" */ './SearchPage.tsx'),
    words[lang](),
  ]);
  return {
    element: createElement(code.SearchPage, { words: module.words }),
    meta: module.words.meta,
  };
}
