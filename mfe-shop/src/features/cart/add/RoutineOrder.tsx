import { Button } from '@clinic/shared/kit/Button';
import { cluster, look, scripted, spread } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { formatCop } from '@clinic/shared/money';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppStore } from '@tesela/core/store';
import { useState } from 'react';

import type { ProductThumb } from '#content/products.ts';
import type { RoutineDocument } from '#content/shopDocuments.ts';

import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart, selectQuantity } from '../state/cartSlice.ts';
import { useConnectedCart } from '../state/useCart.ts';
import styles from './RoutineOrder.module.css';
import { useOpenCart } from './useOpenCart.ts';

type Props = {
  products: readonly ProductThumb[];
  words: RoutineDocument['order'];
};

/** The total price of a routine's products, which stays in sight, and a button that adds all of them to the cart. */
export function RoutineOrder({ products, words }: Props) {
  const lang = useLang();
  const store = useAppStore();
  useConnectedCart();
  const openCart = useOpenCart();
  const [isAdded, setIsAdded] = useState(false);
  const total = products.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const unpriced = products.filter(({ price }) => price === null).length;

  /** Products that are already in the cart keep their quantity. */
  function add() {
    for (const product of products)
      if (selectQuantity(store.getState(), product.id) === 0)
        store.dispatch(itemAddedToCart(toCartItem(product)));
    setIsAdded(true);
  }

  return (
    <section className={cluster(3, spread, styles.order)}>
      <p>
        {fill(words.count, { count: products.length }, lang)} ·{' '}
        <strong className={styles.total}>{formatCop(total, lang)}</strong>{' '}
        {unpriced > 0 && (
          <span className={look('note')}>{fill(words.toConfirm, { count: unpriced }, lang)}</span>
        )}
      </p>
      <VisuallyHidden role="status">{isAdded && words.added}</VisuallyHidden>
      {isAdded ? (
        <Button onClick={openCart}>{words.cart}</Button>
      ) : (
        <Button
          className={scripted}
          aria-label={fill(words.addAll, { count: products.length }, lang)}
          onClick={add}
        >
          {words.add}
        </Button>
      )}
    </section>
  );
}
