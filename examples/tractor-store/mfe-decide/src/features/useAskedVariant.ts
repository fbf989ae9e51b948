import { useCurrentPath, useNavigateTo } from '@tesela/core/navigation';
import { useEffect } from 'react';

import type { ProductDocument } from '#data/products.ts';
import { paths } from '#paths.ts';

/** The published address of a variant, `/product/CL-01?sku=CL-01-GY`, leads to the page of that variant. */
export function useAskedVariant({ variants, sku }: ProductDocument): void {
  const { search } = useCurrentPath();
  const navigateTo = useNavigateTo();
  const asked = new URLSearchParams(search).get('sku');
  const isOther = asked !== sku && variants.some((variant) => variant.sku === asked);

  useEffect(() => {
    if (asked && isOther) navigateTo(paths.product(asked), { replace: true, keepPlace: true });
  });
}
