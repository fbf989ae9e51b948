import { Button } from '@clinic/shared/kit/Button';
import { cluster, dense, scripted, spread } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppStore } from '@tesela/core/store';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { nameIn } from '#components/ProductName.tsx';
import { SoldOut } from '#components/SoldOut.tsx';
import type { ProductSummary } from '#content/products.ts';
import type { DetailWords } from '#content/shopDocuments.ts';

import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart, selectQuantity } from '../state/cartSlice.ts';
import styles from './AddQuantity.module.css';
import { Stepper } from './Stepper.tsx';

/** Most units that can be added at once. The cart may hold more. */
const MAX = 20;

type Props = {
  product: ProductSummary;
  label: string;
  words: DetailWords['quantity'];
  /** The next action, shown beside the confirmation. */
  next?: ReactNode;
};

/** Adds the chosen quantity of a product to the cart, or says that the product is sold out. */
export function AddQuantity({ product, label, words, next }: Props) {
  const lang = useLang();
  const store = useAppStore();
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState<number>();

  function add() {
    const inCart = () => selectQuantity(store.getState(), product.id);
    const before = inCart();
    store.dispatch(itemAddedToCart(toCartItem(product), quantity));
    // A full cart accepts fewer units than requested.
    setAdded(inCart() - before);
  }

  if (product.soldOut) return <SoldOut product={product} />;
  return (
    <div className={scripted}>
      <div className={cluster(3, styles.controls)}>
        <Stepper value={quantity} min={1} max={MAX} labels={words} onChange={setQuantity} />
        <Button className={styles.add} onClick={add}>
          {label}
        </Button>
      </div>
      <div className={added === undefined ? undefined : cluster(4, dense, spread, styles.confirmation)}>
        <p role="status" className={styles.message}>
          {added !== undefined && added > 0 && <Check size={18} aria-hidden className={styles.sign} />}
          {added !== undefined &&
            (added > 0
              ? fill(words.added, { count: added, name: nameIn(lang, product) }, lang)
              : words.noRoom)}
        </p>
        {added !== undefined && next}
      </div>
    </div>
  );
}
