import { useMemo, useState } from 'react';

import type { Catalogue } from '#content/products.ts';
import type { ShopDocument } from '#content/shopDocuments.ts';

import { normalizeText, type Filters } from '../filterParams.ts';
import { selectProducts, sortProducts } from './selectProducts.ts';
import { useSearch } from './useSearch.ts';

export type Results = {
  products: Catalogue;
  status: 'complete' | 'searching' | 'failed';
  /** Tries again when the search failed. */
  retry?: () => void;
  /** Without category and brand the search would find something. */
  isElsewhere: boolean;
  /** The visitor turns to the search: gets ready for it. */
  prepare: () => void;
};

/** The products that the filters leave. */
export function useResults(products: Catalogue, content: ShopDocument, filters: Filters): Results {
  const [isPrepared, setIsPrepared] = useState(false);
  const { category, brand, available, sort } = filters;
  const text = normalizeText(filters.text);

  const labels = { lines: content.card.lines, views: content.views };
  const { matches, isLoading, retry } = useSearch(products, labels, text, isPrepared || text !== '');
  const ordered = useMemo(() => (sort ? sortProducts(products, sort) : products), [products, sort]);
  const selected = useMemo(
    () => selectProducts(ordered, { category, brand, available, sort }, matches),
    [ordered, category, brand, available, sort, matches],
  );

  return {
    products: selected,
    status: retry ? 'failed' : isLoading ? 'searching' : 'complete',
    retry,
    isElsewhere: Boolean((category !== null || brand !== null || available) && matches && matches.length > 0),
    prepare: () => setIsPrepared(true),
  };
}
