import { IconButton } from '@clinic/shared/kit/Button';
import { look } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { formatCop } from '@clinic/shared/money';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch } from '@tesela/core/store';
import { Minus, Plus, Trash2 } from 'lucide-react';
import type { Ref } from 'react';

import { nameIn, ProductName } from '#components/ProductName.tsx';
import type { CartContent } from '#content/shopDocuments.ts';

import type { LinePrice } from '../order/estimate.ts';
import type { Offer } from '../order/offers.ts';
import { MAX_QUANTITY, type CartLine } from '../state/cartLines.ts';
import { itemAddedToCart, itemDecreased, lineRemoved } from '../state/cartSlice.ts';
import styles from './CartLineItem.late.module.css';

type Props = {
  line: CartLine;
  price: LinePrice;
  offer: Offer | undefined;
  content: CartContent;
  removeButton: Ref<HTMLButtonElement>;
  /** Called before the line may disappear. */
  onTake: () => void;
};

/** The price of one unit, or the reason why there is none. */
function PriceText({ price, offer, content }: Pick<Props, 'price' | 'offer' | 'content'>) {
  const lang = useLang();
  if (price === 'loading') return content.priceLoading;
  if (price === 'to-confirm') return content.priceToConfirm;
  if (price === 'unavailable' || price === 'sold-out') {
    const why = offer?.soldOut?.says ?? content.unavailable;
    return (
      <>
        <strong className={styles.unavailable}>{why}.</strong>{' '}
        {price === 'sold-out' ? content.soldOutMeaning : content.unavailableMeaning}
      </>
    );
  }
  return formatCop(price, lang);
}

export function CartLineItem({ line, price, offer, content, removeButton, onTake }: Props) {
  const dispatch = useAppDispatch();
  const { id, image, quantity } = line;
  const lang = useLang();
  const name = nameIn(lang, line);
  const isGone = price === 'unavailable' || price === 'sold-out';
  const isMost = quantity >= MAX_QUANTITY;
  const canIncrease = !isGone && !isMost;

  function take(action: ReturnType<typeof itemDecreased | typeof lineRemoved>) {
    onTake();
    dispatch(action);
  }

  return (
    <li className={`${styles.line} ${isGone ? styles.gone : ''}`}>
      <span className={styles.picture}>
        {image && <img src={image} alt="" width={64} height={80} loading="lazy" decoding="async" />}
      </span>
      <div>
        <p className={styles.name}>
          <ProductName product={line} />
        </p>
        <p className={look('note', styles.price)}>
          <PriceText price={price} offer={offer} content={content} />
          {!isGone && ` × ${quantity}`}
          {!isGone && offer?.size && ` · ${offer.size}`}
          {isMost && (
            <span className={styles.most}>{fill(content.mostReached, { count: MAX_QUANTITY }, lang)}</span>
          )}
        </p>
      </div>
      <div className={styles.controls}>
        <div className={styles.stepper}>
          <IconButton label={fill(content.decrease, { name }, lang)} onClick={() => take(itemDecreased(id))}>
            <Minus size={18} aria-hidden />
          </IconButton>
          <span className={styles.quantity}>
            <span aria-hidden>{quantity}</span>
            <VisuallyHidden>{fill(content.quantity, { count: quantity }, lang)}</VisuallyHidden>
          </span>
          {/* Not `disabled`: a disabled button would lose the focus. */}
          <IconButton
            label={fill(content.increase, { name }, lang)}
            aria-disabled={!canIncrease}
            onClick={() => canIncrease && dispatch(itemAddedToCart(line))}
          >
            <Plus size={18} aria-hidden />
          </IconButton>
        </div>
        {typeof price === 'number' && <span className={styles.sum}>{formatCop(price * quantity, lang)}</span>}
        <IconButton
          ref={removeButton}
          label={fill(content.remove, { name }, lang)}
          className={styles.remove}
          onClick={() => take(lineRemoved(id))}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
