import { useLang } from '@clinic/shared/i18n';
import { formatCop } from '@clinic/shared/money';
import { useAppDispatch } from '@clinic/shared/store';
import { IconButton } from '@clinic/shared/ui/Button';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';
import { Minus, Plus, Trash2 } from 'lucide-react';

import { ProductName } from '#components/ProductName.tsx';
import type { CartContent } from '#content/types.ts';

import styles from './CartLineItem.module.css';
import { itemAddedToCart, itemDecreased, lineRemoved, type CartLine } from './cartSlice.ts';

type Props = { line: CartLine; price: number | null; content: CartContent };

export function CartLineItem({ line, price, content }: Props) {
  const dispatch = useAppDispatch();
  const lang = useLang();
  const { name, image, quantity } = line;
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {image && <img src={image} alt="" width={80} height={80} loading="lazy" decoding="async" />}
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          <ProductName name={name} />
        </p>
        <p className={styles.price}>
          {price === null ? content.priceToConfirm : formatCop(price, lang)} × {quantity}
        </p>
      </div>
      <div className={styles.controls}>
        <IconButton label={content.decrease(name)} onClick={() => dispatch(itemDecreased(name))}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <span className={styles.quantity}>
          <span aria-hidden>{quantity}</span>
          <VisuallyHidden>{content.quantity(quantity)}</VisuallyHidden>
        </span>
        <IconButton label={content.increase(name)} onClick={() => dispatch(itemAddedToCart(line))}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={content.remove(name)}
          className={styles.remove}
          onClick={() => dispatch(lineRemoved(name))}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
