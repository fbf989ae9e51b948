import { formatCop } from '@clinic/shared/money';
import { useLang } from '@tesela/core/i18n';

import styles from './ProductPrice.module.css';

type Props = { price: number | null; toConfirm: string; className?: string };

/** Today's price, or a text that the price is not known yet. */
export function ProductPrice({ price, toConfirm, className = '' }: Props) {
  const lang = useLang();
  return (
    <p className={`${price === null ? styles.toConfirm : styles.price} ${className}`}>
      {price === null ? toConfirm : formatCop(price, lang)}
    </p>
  );
}
