import { useMemo, useState } from 'react';

import type { Catalogue } from '#content/products.ts';

import { normalizeText } from '../filterParams.ts';
import { filterNames, filters as definitions, type Filters } from '../filters.ts';
import { selectProducts, sortProducts } from './selectProducts.ts';
import { useSearch } from './useSearch.ts';

export type Results = {
  products: Catalogue;
  status: 'complete' | 'searching' | 'failed';
  /** Retries a failed search. */
  retry?: () => void;
  /** The search would find something without the other filters. */
  isElsewhere: boolean;
  /** Loads the search, e.g. when the visitor focuses the search field. */
  prepare: () => void;
};

/** Returns the products that match the filters. */
export function useResults(products: Catalogue, filters: Filters): Results {
  const [isPrepared, setIsPrepared] = useState(false);
  const text = normalizeText(filters.text);

  const { matches, isLoading, retry } = useSearch(text, isPrepared || text !== '');
  const ordered = useMemo(() => sortProducts(products, filters.sort), [products, filters.sort]);
  const selected = useMemo(() => selectProducts(ordered, filters, matches), [ordered, filters, matches]);

  const isNarrowed = filterNames.some((name) => definitions[name].keeps && filters[name]);

  return {
    products: selected,
    status: retry ? 'failed' : isLoading ? 'searching' : 'complete',
    retry,
    isElsewhere: isNarrowed && matches !== null && matches.length > 0,
    prepare: () => setIsPrepared(true),
  };
}
