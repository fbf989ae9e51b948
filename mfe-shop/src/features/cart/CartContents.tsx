import type { CartContent } from '#content/types.ts';

import { CartFooter } from './CartFooter.tsx';
import { CartLineList, type RemoveButtons } from './CartLineList.tsx';
import { CartNote } from './CartNote.tsx';
import { CartNotices } from './CartNotices.tsx';
import type { CartState } from './cartState.ts';
import styles from './CartWindow.module.css';
import { estimate } from './estimate.ts';
import { useOrder } from './useOrder.ts';
import type { Prices } from './usePriceList.ts';

export type CartContentsProps = {
  cart: CartState;
  prices: Prices;
  content: CartContent;
  /** The visitor followed the link to WhatsApp. */
  onOrder: () => void;
  onClear: () => void;
};

type Props = CartContentsProps & {
  removeButtons: RemoveButtons;
  /** The button that has the focus may go away; `next` is the product of the line that gets it, if any. */
  onLeave: (next: string | undefined) => void;
};

/** What is in the open cart: notices, lines, and the way to WhatsApp. */
export function CartContents({ cart, prices, content, removeButtons, onLeave, onOrder, onClear }: Props) {
  const { lines } = cart;
  const canOrder = estimate(lines, prices).available.length > 0;
  const { message } = useOrder(lines, prices, content.order);
  return (
    <>
      <div className={styles.body}>
        <CartNotices cart={cart} prices={prices} content={content} onAnswer={onLeave} />
        {message.unnamed > 0 && <p className={styles.long}>{content.longOrder(message.unnamed)}</p>}
        {lines.length === 0 ? (
          <p className={styles.empty}>{content.empty}</p>
        ) : (
          <>
            <CartLineList
              lines={lines}
              prices={prices}
              content={content}
              removeButtons={removeButtons}
              onTake={onLeave}
            />
            {canOrder && <CartNote content={content} />}
          </>
        )}
      </div>
      <CartFooter lines={lines} prices={prices} content={content} onOrder={onOrder} onClear={onClear} />
    </>
  );
}
