import { useReadDocument } from '@clinic/shared/documents';
import { useEffect, useState } from 'react';

import type { ProductDetails } from '#content/types.ts';
import { productPath } from '#paths.ts';

/** What a card does not know of a product, on its way or not to be had. */
export type Details =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; product: ProductDetails };

/** Reads the document of a product's page. Render it anew, by a `key`, for another product. */
export function useProductDetails(id: string): Details {
  const read = useReadDocument('mfe_shop');
  const [details, setDetails] = useState<Details>({ status: 'loading' });

  useEffect(() => {
    let isShown = true;
    read(productPath(id))
      // The document comes from the same release as this code.
      .then((document): Details => ({ status: 'ready', product: document as ProductDetails }))
      .catch((): Details => ({ status: 'failed' }))
      .then((next) => {
        if (isShown) setDetails(next);
      });
    return () => {
      isShown = false;
    };
  }, [id, read]);

  return details;
}
