import { useReadDocument } from '@clinic/shared/documents';
import { useEffect, useState } from 'react';

import type { PriceList } from '#content/types.ts';

/** Today's prices, on their way or not to be had. A product that is not in a list that is there left the shop. */
export type Prices = { status: 'loading' | 'failed'; list: null } | { status: 'ready'; list: PriceList };

const isPriceList = (value: unknown): value is PriceList =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((price) => price === null || (typeof price === 'number' && price > 0));

/**
 * Fetches the price list when it is wanted.
 * @param isWanted e.g. as soon as there is something in the cart
 */
export function usePriceList(isWanted: boolean): Prices {
  const read = useReadDocument('mfe_shop');
  const [prices, setPrices] = useState<Prices>({ status: 'loading', list: null });

  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    read('prices')
      .then((list): Prices =>
        isPriceList(list) ? { status: 'ready', list } : { status: 'failed', list: null },
      )
      .catch((): Prices => ({ status: 'failed', list: null }))
      .then((next) => {
        if (isShown) setPrices(next);
      });
    return () => {
      isShown = false;
    };
  }, [isWanted, read]);

  return prices;
}
