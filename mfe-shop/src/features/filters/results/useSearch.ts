import { useReadDocument } from '@tesela/core/documents';
import { SEARCH_DOCUMENT, type SearchDocument } from '@tesela/core/search/documents';
import { useCallback, useMemo } from 'react';

import { useOnDemand } from '#components/useOnDemand.ts';

type Found = {
  /** Ids, best first; `null` without a search text or while the search loads. */
  matches: readonly string[] | null;
  isLoading: boolean;
  retry?: () => void;
};

/**
 * Searches products. The search engine and what it indexes load on demand, if possible before the first keystroke.
 * @param isWanted e.g. true once the visitor focuses the search field
 */
export function useSearch(text: string, isWanted: boolean): Found {
  const read = useReadDocument('mfe_shop');
  const load = useCallback(async () => {
    const [{ indexProducts }, documents] = await Promise.all([
      import('./searchIndex.ts'),
      read(SEARCH_DOCUMENT),
    ]);
    // The type is safe, because compose has checked the document.
    return indexProducts(documents as SearchDocument[]);
  }, [read]);
  const search = useOnDemand(load, isWanted);
  const find = search.value;
  const matches = useMemo(() => (find && text ? find(text) : null), [find, text]);

  return {
    matches,
    isLoading: search.status === 'loading' && text !== '',
    retry: search.status === 'failed' && text ? search.retry : undefined,
  };
}
