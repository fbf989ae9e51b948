import type { Slots } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';
import { useState } from 'react';

import { formatPrice } from '#components/formatPrice.ts';
import type { AddToCartDocument } from '#data/documents.ts';
import { basket } from '#features/basket/useBasket.ts';
import { actions, paths } from '#paths.ts';

import styles from './AddToCart.module.css';

type Props = { content: AddToCartDocument } & Slots['add-to-cart'];

/** Slot `add-to-cart`. */
export function AddToCart({ content, sku }: Props) {
  const [added, setAdded] = useState('');
  const terms = content.terms.find((each) => each.sku === sku);
  if (!terms) return null;
  const isThere = terms.inventory > 0;

  function add(): void {
    basket.add(sku);
    setAdded(sku);
  }

  return (
    <form
      method="post"
      action={actions.add}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input type="hidden" name="sku" value={sku} />
      <p className={styles.price}>{formatPrice(terms.price)}</p>
      <p className={isThere ? styles.there : styles.gone}>
        {isThere ? `${terms.inventory} in stock, free shipping` : 'out of stock'}
      </p>
      <button className="button" data-kind="primary" disabled={!isThere}>
        Add to basket
      </button>
      <p role="status" className={styles.status}>
        {added === sku && (
          <>
            Tractor was added. <Link to={paths.cart}>View in basket.</Link>
          </>
        )}
      </p>
    </form>
  );
}
