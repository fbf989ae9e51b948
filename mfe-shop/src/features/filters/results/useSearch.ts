import { useCallback, useMemo } from 'react';

import { useOnDemand } from '#components/useOnDemand.ts';
import type { Catalogue } from '#content/products.ts';

import type { SearchLabels } from './searchIndex.ts';

type Found = {
  /** Ids, best first; `null` without a search text or while the search loads. */
  matches: readonly string[] | null;
  isLoading: boolean;
  retry?: () => void;
};

/**
 * Searches products. The search engine and its index load on demand, if possible before the first keystroke.
 * @param isWanted e.g. true once the visitor focuses the search field
 */
export function useSearch(products: Catalogue, labels: SearchLabels, text: string, isWanted: boolean): Found {
  const { lines, views, details } = labels;
  const load = useCallback(async () => {
    const { indexProducts } = await import('./searchIndex.ts');
    return indexProducts(products, { lines, views, details });
  }, [products, lines, views, details]);
  const search = useOnDemand(load, isWanted);
  const find = search.value;
  const matches = useMemo(() => (find && text ? find(text) : null), [find, text]);

  return {
    matches,
    isLoading: search.status === 'loading' && text !== '',
    retry: search.status === 'failed' && text ? search.retry : undefined,
  };
}
