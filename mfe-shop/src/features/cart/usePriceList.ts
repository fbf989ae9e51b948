import { useReadDocument } from '@clinic/shared/documents';
import { useEffect, useState } from 'react';

import { parsePriceList, type PricesById } from './parsePriceList.ts';

/** Today's prices, on their way or not to be had. */
export type Prices = { status: 'loading' | 'failed'; list: null } | { status: 'ready'; list: PricesById };

/**
 * Fetches the price list when it is wanted.
 * @param isWanted e.g. as soon as there is something in the cart
 * @returns the prices, and a handler that tries again if they could not be had
 */
export function usePriceList(isWanted: boolean): { prices: Prices; retry: () => void } {
  const read = useReadDocument('mfe_shop');
  const [prices, setPrices] = useState<Prices>({ status: 'loading', list: null });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    read('prices')
      .then(parsePriceList)
      .then((list): Prices => ({ status: 'ready', list }))
      .catch((): Prices => ({ status: 'failed', list: null }))
      .then((next) => {
        // Prices that are there stay when the same list in another language cannot be had.
        if (isShown) setPrices((now) => (next.status === 'failed' && now.status === 'ready' ? now : next));
      });
    return () => {
      isShown = false;
    };
  }, [isWanted, read, attempt]);

  function retry() {
    if (prices.status === 'failed') setAttempt(attempt + 1);
  }

  return { prices, retry };
}
