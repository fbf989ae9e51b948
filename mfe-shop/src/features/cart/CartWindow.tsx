import { Link } from '@clinic/shared/navigation';
import { useAppDispatch } from '@clinic/shared/store';
import { Button, IconButton } from '@clinic/shared/ui/Button';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import type { CartContent } from '#content/types.ts';

import { CartFooter } from './CartFooter.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { noticeDismissed, type CartState } from './cartSlice.ts';
import { cartTotal } from './cartTotal.ts';
import styles from './CartWindow.module.css';
import { RemovalNotice } from './RemovalNotice.tsx';
import { usePriceList } from './usePriceList.ts';

type Props = {
  cart: CartState;
  content: CartContent;
  onClose: () => void;
  onOrder: () => void;
  onClear: () => void;
};

/** The open cart. Non-modal: the page beside it stays usable. */
export function CartWindow({ cart, content, onClose, onOrder, onClear }: Props) {
  const dispatch = useAppDispatch();
  const prices = usePriceList(cart.lines.length > 0).list ?? {};
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { lines, removal, notice } = cart;
  const { pesos, isPartial } = cartTotal(lines, prices);

  // On opening, and when the button that had the focus left with its line.
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) heading.current?.focus();
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
        {notice === 'stored-cart-damaged' && (
          <p className={styles.damaged}>
            {content.damaged.text}{' '}
            <Button variant="quiet" onClick={() => dispatch(noticeDismissed())}>
              {content.damaged.dismiss}
            </Button>
          </p>
        )}
        {removal && <RemovalNotice removal={removal} content={content} />}
        {lines.length === 0 ? (
          <p className={styles.empty}>{content.empty}</p>
        ) : (
          <>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <CartLineItem key={line.name} line={line} price={prices[line.id] ?? null} content={content} />
              ))}
            </ul>
            <p className={styles.note}>
              {isPartial && `${content.totalIsPartial} `}
              {content.note} <Link to={content.returns.to}>{content.returns.label}</Link>
            </p>
          </>
        )}
      </div>
      <CartFooter lines={lines} pesos={pesos} content={content} onOrder={onOrder} onClear={onClear} />
    </dialog>
  );
}
