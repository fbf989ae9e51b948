import { IconButton } from '@clinic/shared/ui/Button';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { CartContent } from '#content/types.ts';

import { CartFooter } from './CartFooter.tsx';
import { CartLineList, useRemoveButtons } from './CartLineList.tsx';
import { CartNote } from './CartNote.tsx';
import { CartNotices } from './CartNotices.tsx';
import type { CartState } from './cartState.ts';
import styles from './CartWindow.module.css';
import { estimate } from './estimate.ts';
import { useOrder } from './useOrder.ts';
import type { Prices } from './usePriceList.ts';

type Props = {
  cart: CartState;
  prices: Prices;
  content: CartContent;
  onClose: () => void;
  /** The visitor followed the link to WhatsApp. */
  onOrder: () => void;
  onClear: () => void;
};

/** The open cart. Non-modal: the page beside it stays usable. */
export function CartWindow({ cart, prices, content, onClose, onOrder, onClear }: Props) {
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removeButtons = useRemoveButtons();
  /** The line that gets the focus when the button that had it goes away. */
  const nextFocus = useRef<string>(undefined);
  const { lines } = cart;
  const canOrder = estimate(lines, prices).available.length > 0;
  const { message } = useOrder(lines, prices, content.order);

  // On opening, and when the button that had the focus left with its line or notice.
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) return;
    const button = removeButtons.current.get(nextFocus.current ?? '');
    (button ?? heading.current)?.focus();
  });

  return (
    <dialog open ref={ref} aria-labelledby={headingId} className={styles.window}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {content.heading}
        </h2>
        <IconButton label={content.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.body}>
        <CartNotices
          cart={cart}
          prices={prices}
          content={content}
          onAnswer={(restored) => {
            nextFocus.current = restored;
          }}
        />
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
              onTake={(next) => {
                nextFocus.current = next;
              }}
            />
            {canOrder && <CartNote content={content} />}
          </>
        )}
      </div>
      <CartFooter lines={lines} prices={prices} content={content} onOrder={onOrder} onClear={onClear} />
    </dialog>
  );
}
