import { Button, type ButtonVariant } from '@clinic/shared/kit/Button';
import { look, scripted } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useAppDispatch } from '@tesela/core/store';
import { Check } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { ProductName } from '#components/ProductName.tsx';
import type { ProductThumb } from '#content/products.ts';
import type { ProductCardsContent } from '#content/shopDocuments.ts';

import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart } from '../state/cartSlice.ts';
import { useQuantityInCart } from '../state/useCart.ts';
import styles from './QuickAdd.module.css';
import { useOpenCart } from './useOpenCart.ts';

type Props = {
  product: ProductThumb;
  words: Pick<ProductCardsContent, 'add' | 'added'>;
  variant?: ButtonVariant;
  /** Shown until the product is in the cart. */
  price?: ReactNode;
};

/** The button of a small card, on any page. It adds one unit; then it opens the cart, and so keeps the focus. */
export function QuickAdd({ product, words, variant = 'secondary', price }: Props) {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const isInCart = useQuantityInCart(product.id) > 0;

  function press({ detail }: MouseEvent) {
    if (!isInCart) dispatch(itemAddedToCart(toCartItem(product)));
    // The second click of a double click was meant for the first action.
    else if (detail < 2) openCart();
  }

  return (
    <Button
      variant={isInCart ? 'quiet' : variant}
      className={look('small', scripted, styles.button)}
      onClick={press}
    >
      <span>
        {isInCart && <Check size={18} aria-hidden className={styles.sign} />}
        {isInCart ? words.added : words.add}
        <VisuallyHidden>
          : <ProductName product={product} />
        </VisuallyHidden>
      </span>{' '}
      {!isInCart && price}
    </Button>
  );
}
