import { fill } from '@clinic/shared/fill';
import { useLang } from '@clinic/shared/i18n';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button } from '@clinic/shared/kit/Button';
import { cluster, look, stack } from '@clinic/shared/kit/layout';
import { formatCop } from '@clinic/shared/money';
import { useAppStore } from '@clinic/shared/store';
import { useState } from 'react';

import { nameIn } from '#components/ProductName.tsx';
import type { ProductThumb } from '#content/products.ts';
import type { RoutineDocument } from '#content/shopDocuments.ts';

import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart, selectQuantity } from '../state/cartSlice.ts';
import { useConnectedCart } from '../state/useCart.ts';
import styles from './RoutineOrder.module.css';
import { useOpenCart } from './useOpenCart.ts';

type Props = {
  name: string;
  /** The minutes that the sum is for. Without scripts the page also shows the steps for more minutes. */
  minutes: number;
  products: readonly ProductThumb[];
  words: RoutineDocument['order'];
};

/** Shows the total price of a routine's products and adds all of them to the cart at once. */
export function RoutineOrder({ name, minutes, products, words }: Props) {
  const lang = useLang();
  const store = useAppStore();
  useConnectedCart();
  const openCart = useOpenCart();
  const [isAdded, setIsAdded] = useState(false);
  const total = products.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const unpriced = products.filter(({ price }) => price === null).length;
  const names = products.map((product) => nameIn(lang, product)).join(', ');

  /** Products that are already in the cart keep their quantity. */
  function add() {
    for (const product of products)
      if (selectQuantity(store.getState(), product.id) === 0)
        store.dispatch(itemAddedToCart(toCartItem(product)));
    setIsAdded(true);
  }

  return (
    <section className={stack(3, styles.order)}>
      <p className={styles.total}>
        {fill(words.total, { count: minutes }, lang)}: <strong>{formatCop(total, lang)}</strong>{' '}
        {unpriced > 0 && (
          <span className={look('note')}>{fill(words.toConfirm, { count: unpriced }, lang)}</span>
        )}
      </p>
      <div className={cluster(3)}>
        {isAdded ? (
          <Button onClick={openCart}>{words.cart}</Button>
        ) : (
          <Button className={styles.add} onClick={add}>
            {fill(words.add, { count: products.length }, lang)}
          </Button>
        )}
        <WhatsappLink variant="secondary" message={fill(words.message, { name, products: names }, lang)}>
          {words.ask}
        </WhatsappLink>
        <p role="status">{isAdded && words.added}</p>
      </div>
    </section>
  );
}
