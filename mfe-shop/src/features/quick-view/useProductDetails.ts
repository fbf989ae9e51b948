import { useReadDocument } from '@clinic/shared/documents';
import { useCallback } from 'react';

import { useOnDemand, type OnDemand } from '#components/useOnDemand.ts';
import type { ProductDetails, ProductDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

/** What a card does not know of a product, on its way or not to be had. */
export type Details = OnDemand<ProductDetails>;

/** Reads the document of a product's page. */
export function useProductDetails(id: string): Details {
  const read = useReadDocument('mfe_shop');
  const load = useCallback(
    // The document comes from the same release as this code.
    () => (read(paths.product(id)) as Promise<ProductDocument>).then(({ product }) => product),
    [read, id],
  );
  return useOnDemand(load, true);
}
