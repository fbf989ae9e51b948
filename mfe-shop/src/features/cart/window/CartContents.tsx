import { contentStart, stack } from '@clinic/shared/kit/layout';

import type { CartContent } from '#content/shopDocuments.ts';

import type { Offers } from '../order/offers.ts';
import { useOrder } from '../order/useOrder.ts';
import type { CartState } from '../state/cartState.ts';
import { CartFooter } from './CartFooter.tsx';
import { CartLineList, type RemoveButtons } from './CartLineList.tsx';
import { CartNote } from './CartNote.tsx';
import { CartNotices } from './CartNotices.tsx';
import styles from './CartWindow.late.module.css';
import { CopyText } from './CopyText.tsx';
import { PastOrders } from './PastOrders.tsx';

export type CartContentsProps = {
  cart: CartState;
  /** Reference of the current order. */
  reference: string;
  offers: Offers;
  content: CartContent;
  /** The visitor clicked the link to WhatsApp. */
  onOrder: () => void;
  onClear: () => void;
};

type Props = CartContentsProps & {
  removeButtons: RemoveButtons;
  /**
   * Called before the focused button may disappear. `next` is the product id of the line that gets the focus,
   * if any.
   */
  onLeave: (next: string | undefined) => void;
};

/** The contents of the open cart: notices, lines and the link to WhatsApp. */
export function CartContents({
  cart,
  reference,
  offers,
  content,
  removeButtons,
  onLeave,
  onOrder,
  onClear,
}: Props) {
  const { lines, delivery, orders, opened } = cart;
  const order = { reference, lines, delivery };
  const { estimated, message, link } = useOrder(order, offers, content.order);
  const past = orders.filter((each) => each.reference !== opened);
  return (
    <>
      <div className={stack(4, contentStart, styles.body)}>
        <CartNotices cart={cart} offers={offers} content={content} onAnswer={onLeave} />
        {message.isLinked && <p className={styles.long}>{content.longOrder}</p>}
        {lines.length === 0 ? (
          <>
            <p className={styles.empty}>{content.empty}</p>
            {past.length > 0 && <PastOrders orders={past} words={content.orders} />}
          </>
        ) : (
          <>
            <CartLineList
              lines={lines}
              offers={offers}
              content={content}
              removeButtons={removeButtons}
              onTake={onLeave}
            />
            {estimated.lines.length > 0 && (
              <div>
                <CartNote content={content} />
                <CopyText text={link} words={content.share} />
              </div>
            )}
          </>
        )}
      </div>
      <CartFooter order={order} offers={offers} content={content} onOrder={onOrder} onClear={onClear} />
    </>
  );
}
