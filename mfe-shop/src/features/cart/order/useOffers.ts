import { useReadDocument } from '@tesela/core/documents';
import { useEffect, useState } from 'react';

import { parseOffers, type Offers } from './offers.ts';

/**
 * Fetches the shop's current offers when they are needed.
 * @param isWanted e.g. true once the cart has a product
 * @returns the offers, and a function that fetches them again after a failure
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
        // Loaded offers are kept if the same list in another language cannot be loaded.
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
