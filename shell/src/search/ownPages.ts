import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { createElement } from 'react';

import type { OwnPages } from '#remotes/resources.ts';

import { loadSearch, searchChunks } from './loadSearch.ts';

export const ownPages: OwnPages = {
  [SEARCH_PATH]: {
    chunks: searchChunks,
    load: async (lang) => {
      const { SearchPage, words } = await loadSearch(lang);
      return { element: createElement(SearchPage, { words }), meta: words.meta };
    },
  },
};
