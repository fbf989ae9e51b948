import { useAppDispatch } from '@clinic/shared/store';
import { Button } from '@clinic/shared/ui/Button';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { ProductName } from '#components/ProductName.tsx';
import type { ProductSummary } from '#content/types.ts';

import styles from './AddToCart.module.css';
import { toCartItem } from './cartItem.ts';
import { itemAddedToCart } from './cartSlice.ts';

type Props = { product: ProductSummary; label: string };

/** Puts one of a product into the cart. */
export function AddToCart({ product, label }: Props) {
  const dispatch = useAppDispatch();
  return (
    <Button className={styles.add} onClick={() => dispatch(itemAddedToCart(toCartItem(product)))}>
      <span>
        {label}
        <VisuallyHidden>
          : <ProductName product={product} />
        </VisuallyHidden>
      </span>
    </Button>
  );
}
