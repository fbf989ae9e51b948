import { useAppDispatch } from '@clinic/shared/store';
import { Button } from '@clinic/shared/kit/Button';
import { Icon } from '@clinic/shared/kit/Icon';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';

import { ProductName } from '#components/ProductName.tsx';
import type { ProductSummary } from '#content/products.ts';

import styles from './AddToCart.module.css';
import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart } from '../state/cartSlice.ts';

type Props = {
  product: ProductSummary;
  label: string;
  /** Only its sign on phones, where it lies on the picture. */
  compact?: boolean;
};

/** Puts one of a product into the cart. */
export function AddToCart({ product, label, compact }: Props) {
  const dispatch = useAppDispatch();
  return (
    <Button
      className={`${styles.add} ${compact ? styles.compact : ''}`}
      onClick={() => dispatch(itemAddedToCart(toCartItem(product)))}
    >
      {compact && <Icon name="plus" size={20} className={styles.sign} />}
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      <VisuallyHidden>
        {label}: <ProductName product={product} />
      </VisuallyHidden>
    </Button>
  );
}
