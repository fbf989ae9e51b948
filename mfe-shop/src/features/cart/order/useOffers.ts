import { useReadDocument } from '@clinic/shared/documents';
import { useEffect, useState } from 'react';

import { parseOffers, type Offers } from './offers.ts';

/**
 * Fetches what the shop offers today when it is wanted.
 * @param isWanted e.g. as soon as there is something in the cart
 * @returns the offers, and a handler that tries again if they could not be had
 */
export function useOffers(isWanted: boolean): { offers: Offers; retry: () => void } {
  const read = useReadDocument('mfe_shop');
  const [offers, setOffers] = useState<Offers>({ status: 'loading', list: null });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    read('product-cards')
      .then(parseOffers)
      .then((list): Offers => ({ status: 'ready', list }))
      .catch((): Offers => ({ status: 'failed', list: null }))
      .then((next) => {
        // Offers that are there stay when the same list in another language cannot be had.
        if (isShown) setOffers((now) => (next.status === 'failed' && now.status === 'ready' ? now : next));
      });
    return () => {
      isShown = false;
    };
  }, [isWanted, read, attempt]);

  function retry() {
    if (offers.status === 'failed') setAttempt(attempt + 1);
  }

  return { offers, retry };
}
