import { useMemo, useState } from 'react';

import type { ProductList, ProductSummary, ShopContent } from '#content/types.ts';

import { normalizeText, type Filters } from './filterParams.ts';
import { selectProducts, sortProducts } from './selectProducts.ts';
import { useProducts } from './useProducts.ts';
import { useSearch } from './useSearch.ts';

export type Results = {
  products: readonly ProductSummary[];
  /** Those that are not here yet included. */
  total: number;
  /** `partial`: what is here, while the rest is on its way. */
  status: 'complete' | 'loading' | 'searching' | 'failed';
  retry?: () => void;
  /** Without category and brand the search would find something. */
  isElsewhere: boolean;
  /** The visitor turns to the search: gets ready for it. */
  prepare: () => void;
};

/** The products that the filters leave, as far as they are here. */
export function useResults(data: ProductList, content: ShopContent, filters: Filters): Results {
  const [isPrepared, setIsPrepared] = useState(false);
  const { category, brand, sort, shown } = filters;
  const text = normalizeText(filters.text);
  const mustSearch = isPrepared || text !== '';
  const isNarrowed = Boolean(category ?? brand ?? sort);

  const all = useProducts(data, 'all', mustSearch || isNarrowed || shown > data.products.length);
  const labels = { lines: content.card.lines, views: content.views };
  const search = useSearch(all.isComplete ? all.products : null, labels, text, mustSearch);
  const ordered = useMemo(
    () => (sort ? sortProducts(all.products, sort) : all.products),
    [all.products, sort],
  );
  const products = useMemo(
    () => selectProducts(ordered, { category, brand, sort }, search.matches),
    [ordered, category, brand, sort, search.matches],
  );

  const retry = all.retry ?? search.retry;
  return {
    products,
    total: all.isComplete || isNarrowed || text ? products.length : data.total,
    status: retry ? 'failed' : all.isLoading ? 'loading' : search.isLoading ? 'searching' : 'complete',
    retry,
    isElsewhere: Boolean((category ?? brand) && search.matches && search.matches.length > 0),
    prepare: () => setIsPrepared(true),
  };
}
