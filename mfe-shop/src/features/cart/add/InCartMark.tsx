import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Check } from 'lucide-react';

import type { CardWords } from '#content/shopDocuments.ts';

import { useQuantityInCart } from '../state/useCart.ts';
import styles from './InCartMark.module.css';

type Props = { id: string; labels: Pick<CardWords, 'inCart'> };

/** Says how many units of a product are in the cart, if any. */
export function InCartMark({ id, labels }: Props) {
  const quantity = useQuantityInCart(id);
  const lang = useLang();
  if (quantity === 0) return null;
  return (
    <p className={styles.mark}>
      <Check size={16} aria-hidden className={styles.sign} />
      {fill(labels.inCart, { count: quantity }, lang)}
    </p>
  );
}
