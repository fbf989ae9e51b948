import { useReadDocument } from '@clinic/shared/documents';
import { useCallback, useMemo } from 'react';

import { useOnDemand } from '#components/useOnDemand.ts';
import { isIn } from '#content/categories.ts';
import type { Catalogue, ProductList, ShopView } from '#content/types.ts';

import { parseCatalogue } from './parseCatalogue.ts';

type Products = {
  /** All that the view has, or those that came with the page. */
  products: Catalogue;
  isComplete: boolean;
  isLoading: boolean;
  /** Tries again; there is something to try when it failed. */
  retry?: () => void;
};

/**
 * The products of a page of the shop. Those of a big catalogue are fetched when they are wanted.
 * @param isWanted e.g. as soon as the visitor filters
 */
export function useProducts(data: ProductList, view: ShopView, isWanted: boolean): Products {
  const read = useReadDocument('mfe_shop');
  const load = useCallback(async () => {
    // The objects that are on the page already: their cards need not be made anew.
    const known = new Map(data.products.map((product) => [product.id, product]));
    const all = parseCatalogue(await read('catalogue')).filter(isIn(view));
    return all.map((product) => known.get(product.id) ?? product);
  }, [read, view, data]);
  const hasAll = data.products.length >= data.total;
  const rest = useOnDemand(load, isWanted && !hasAll);

  return useMemo(
    () => ({
      products: rest.value ?? data.products,
      isComplete: hasAll || rest.status === 'ready',
      isLoading: rest.status === 'loading',
      retry: rest.status === 'failed' ? rest.retry : undefined,
    }),
    [data, hasAll, rest],
  );
}
