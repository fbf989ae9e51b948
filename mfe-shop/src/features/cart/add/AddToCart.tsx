import { Button, IconButton } from '@clinic/shared/kit/Button';
import { Icon } from '@clinic/shared/kit/Icon';
import { scripted } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch } from '@tesela/core/store';
import { Minus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

import { nameIn, ProductName } from '#components/ProductName.tsx';
import type { ProductThumb } from '#content/products.ts';
import type { CardWords } from '#content/shopDocuments.ts';

import { toCartItem } from '../state/cartItem.ts';
import { itemAddedToCart, itemDecreased } from '../state/cartSlice.ts';
import { useQuantityInCart } from '../state/useCart.ts';
import styles from './AddToCart.module.css';
import { useOpenCart } from './useOpenCart.ts';

type Props = { product: ProductThumb; labels: CardWords };

/**
 * Adds one unit of a product to the cart. Then it shows buttons for one less and one more, and one that opens
 * the cart.
 */
export function AddToCart({ product, labels }: Props) {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const lang = useLang();
  const quantity = useQuantityInCart(product.id);
  const button = useRef<HTMLButtonElement>(null);
  const mustFocus = useRef(false);
  const isInCart = quantity > 0;

  // The button that had the focus is replaced, so the new one gets the focus.
  useLayoutEffect(() => {
    if (mustFocus.current) button.current?.focus({ preventScroll: true });
    mustFocus.current = false;
  }, [isInCart]);

  function add() {
    mustFocus.current = !isInCart;
    dispatch(itemAddedToCart(toCartItem(product)));
  }

  function take() {
    mustFocus.current = quantity === 1;
    dispatch(itemDecreased(product.id));
  }

  if (!isInCart)
    return (
      <Button ref={button} variant="secondary" className={`${styles.first} ${scripted}`} onClick={add}>
        <Icon name="plus" size={20} className={styles.sign} />
        {labels.add}
        <VisuallyHidden>
          : <ProductName product={product} />
        </VisuallyHidden>
      </Button>
    );
  const name = nameIn(lang, product);
  return (
    <div className={styles.inCart}>
      <div className={styles.stepper}>
        <IconButton label={fill(labels.fewer, { name }, lang)} onClick={take}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <p className={styles.count}>
          <span aria-hidden>{quantity}</span>
          <VisuallyHidden>{fill(labels.inCart, { count: quantity }, lang)}</VisuallyHidden>
        </p>
        <IconButton ref={button} label={fill(labels.another, { name }, lang)} onClick={add}>
          <Icon name="plus" />
        </IconButton>
      </div>
      <Button variant="quiet" className={styles.cart} onClick={openCart}>
        {labels.seeCart}
      </Button>
    </div>
  );
}
