import { Button } from '@clinic/shared/kit/Button';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { cluster, stack } from '@clinic/shared/kit/layout';
import { useReadDocument } from '@tesela/core/documents';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch } from '@tesela/core/store';
import { useCallback } from 'react';

import { nameIn } from '#components/ProductName.tsx';
import { useOnDemand } from '#components/useOnDemand.ts';
import type { CartContent, ProductCardsContent } from '#content/shopDocuments.ts';

import { codeOf, type SharedCart as Shared } from '../order/cartLink.ts';
import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart } from '../state/cartSlice.ts';
import styles from './SharedCart.module.css';

type Props = {
  shared: Shared;
  words: CartContent['shared'];
  onAdd: () => void;
  onClose: () => void;
};

/** Shows the products of a cart link, and asks before it adds them to the cart. */
export function SharedCart({ shared: { kind, lines }, words, onAdd, onClose }: Props) {
  const lang = useLang();
  const dispatch = useAppDispatch();
  const read = useReadDocument('mfe_shop');
  // The type is safe, because the document comes from the same release as this code.
  const load = useCallback(
    () => (read('product-cards') as Promise<ProductCardsContent>).then((cards) => cards.products),
    [read],
  );
  const products = useOnDemand(load, true);
  const found = lines.flatMap(({ code, quantity }) => {
    const product = products.value?.find(({ id }) => codeOf(id) === code);
    return product ? { product, quantity } : [];
  });
  const unknown = lines.length - found.length;

  function add() {
    for (const { product, quantity } of found) dispatch(itemAddedToCart(toCartItem(product), quantity));
    onAdd();
  }

  return (
    <Dialog heading={words[kind]} closeLabel={words.close} onClose={onClose} className={styles.shared}>
      <div className={stack(4)}>
        {products.status === 'failed' ? (
          <p role="alert">{words.failed}</p>
        ) : (
          products.status === 'ready' && (
            <>
              <ul className={styles.lines}>
                {found.map(({ product, quantity }) => (
                  <li key={product.id}>
                    {nameIn(lang, product)} x{quantity} · {product.size}
                  </li>
                ))}
              </ul>
              {unknown > 0 && <p>{fill(words.unknown, { count: unknown }, lang)}</p>}
              {found.length > 0 && <p>{words.question}</p>}
            </>
          )
        )}
        <div className={cluster(3)}>
          {products.status === 'failed' && <Button onClick={products.retry}>{words.retry}</Button>}
          {found.length > 0 && <Button onClick={add}>{words.add}</Button>}
          <Button variant="secondary" onClick={onClose}>
            {words.dismiss}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
