import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { createElement } from 'react';

import type { ShellPages } from '#remotes/resources.ts';

import { loadSearch, searchChunks } from './loadSearch.ts';

export const shellPages: ShellPages = {
  [SEARCH_PATH]: {
    chunks: searchChunks,
    load: async (lang) => {
      const { SearchPage, words } = await loadSearch(lang);
      return { element: createElement(SearchPage, { words }), meta: words.meta };
    },
  },
};
