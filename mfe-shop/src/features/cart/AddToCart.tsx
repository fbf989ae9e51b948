import { useAppDispatch } from '@clinic/shared/store';
import { Button } from '@clinic/shared/ui/Button';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { ProductName } from '#components/ProductName.tsx';

import styles from './AddToCart.module.css';
import { itemAddedToCart, type CartItem } from './cartSlice.ts';

type Props = { item: CartItem; label: string };

/** Puts one of a product into the cart. */
export function AddToCart({ item, label }: Props) {
  const dispatch = useAppDispatch();
  return (
    <Button className={styles.add} onClick={() => dispatch(itemAddedToCart(item))}>
      <span>
        {label}
        <VisuallyHidden>
          : <ProductName name={item.name} />
        </VisuallyHidden>
      </span>
    </Button>
  );
}
