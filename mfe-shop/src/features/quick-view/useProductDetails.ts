import { useReadDocument } from '@tesela/core/documents';
import { useCallback } from 'react';

import { useOnDemand, type OnDemand } from '#components/useOnDemand.ts';
import type { ProductDetails, ProductDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

/** The details of a product that a card does not have, with their loading state. */
export type Details = OnDemand<ProductDetails>;

/** Loads the document of a product page. */
export function useProductDetails(id: string): Details {
  const read = useReadDocument('mfe_shop');
  const load = useCallback(
    // The type is safe, because the document comes from the same release as this code.
    () => (read(paths.product(id)) as Promise<ProductDocument>).then(({ product }) => product),
    [read, id],
  );
  return useOnDemand(load, true);
}
