import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import type { ShellPages } from '@tesela/host/resources';
import { createElement } from 'react';

import { loadSearch, SEARCH_CHUNK } from './loadSearch.ts';

export const shellPages: ShellPages = {
  [SEARCH_PATH]: {
    chunks: [SEARCH_CHUNK],
    hydration: { defer: 'visible' },
    // Search engines must not index search results.
    isIndexed: false,
    load: async (lang, readOwn) => {
      const { SearchPage, words } = await loadSearch(lang, readOwn);
      return { element: createElement(SearchPage, { words }), meta: words.meta };
    },
  },
};
