import type { ProductSummary } from '#content/products.ts';

import styles from './SoldOut.module.css';

type Props = {
  product: Pick<ProductSummary, 'soldOut'>;
  /** It lies on the picture. */
  isMark?: boolean;
};

/** That a product is sold out, and when it returns. The assistant says it with whatever it says of the product. */
export function SoldOut({ product: { soldOut }, isMark = false }: Props) {
  if (!soldOut) return null;
  return (
    <p data-chat="note" className={`${styles.note} ${isMark ? styles.mark : ''}`}>
      {soldOut.says}
    </p>
  );
}
