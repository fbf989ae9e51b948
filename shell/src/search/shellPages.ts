import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { createElement } from 'react';

import type { ShellPages } from '#remotes/resources.ts';

import { loadSearch, SEARCH_CHUNK } from './loadSearch.ts';

export const shellPages: ShellPages = {
  [SEARCH_PATH]: {
    chunks: [SEARCH_CHUNK],
    hydration: { defer: 'visible' },
    load: async (lang, readOwn) => {
      const { SearchPage, words } = await loadSearch(lang, readOwn);
      return { element: createElement(SearchPage, { words }), meta: words.meta };
    },
  },
};
