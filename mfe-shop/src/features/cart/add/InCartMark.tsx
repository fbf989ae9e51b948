import { Check } from 'lucide-react';

import type { CardWords } from '#content/types.ts';

import styles from './InCartMark.module.css';
import { useQuantityInCart } from '../state/useCart.ts';

type Props = { id: string; labels: Pick<CardWords, 'inCart'> };

/** Says how many of a product are in the cart, if any. */
export function InCartMark({ id, labels }: Props) {
  const quantity = useQuantityInCart(id);
  if (quantity === 0) return null;
  return (
    <p className={styles.mark}>
      <Check size={16} aria-hidden className={styles.sign} />
      {labels.inCart(quantity)}
    </p>
  );
}
