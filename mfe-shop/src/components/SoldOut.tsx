import type { ProductSummary } from '#content/products.ts';

import styles from './SoldOut.module.css';

type Props = {
  product: Pick<ProductSummary, 'soldOut'>;
  /** Shown on the picture. */
  isMark?: boolean;
};

/** Says that a product is sold out, and when it is available again. */
export function SoldOut({ product: { soldOut }, isMark = false }: Props) {
  if (!soldOut) return null;
  return <p className={`${styles.note} ${isMark ? styles.mark : ''}`}>{soldOut.says}</p>;
}
