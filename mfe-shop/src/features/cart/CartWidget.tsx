import { useAppDispatch } from '@clinic/shared/store';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';
import { ShoppingBag } from 'lucide-react';
import { useRef, useState } from 'react';

import type { CartContent } from '#content/types.ts';

import { cartCleared, orderOpened, unitsIn } from './cartSlice.ts';
import styles from './CartWidget.module.css';
import { CartWindow } from './CartWindow.tsx';
import { RemovalNotice } from './RemovalNotice.tsx';
import { useCart } from './useCart.ts';
import { useDismissal } from './useDismissal.ts';

/** The round button with the cart behind it. */
export function CartWidget({ content }: { content: CartContent }) {
  const dispatch = useAppDispatch();
  const cart = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { lines, removal } = cart;

  function closeAndReturn() {
    setIsOpen(false);
    toggle.current?.focus();
  }

  function closeAfter(action: ReturnType<typeof orderOpened | typeof cartCleared>) {
    dispatch(action);
    closeAndReturn();
  }

  useDismissal({ area, isOpen, onLeave: () => setIsOpen(false), onEscape: closeAndReturn });

  // Buying and clearing close the window: their undo must stay in reach.
  const isRecoverable = lines.length === 0 && removal !== null && removal.kind !== 'line';
  return (
    <div ref={area} className={styles.widget}>
      <button
        ref={toggle}
        type="button"
        aria-label={content.toggle(lines.length)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.toggle}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ShoppingBag size={24} aria-hidden />
        {lines.length > 0 && <span className={styles.badge}>{lines.length}</span>}
      </button>
      <VisuallyHidden>
        <output>{content.status(lines.length, unitsIn(lines))}</output>
      </VisuallyHidden>
      {isOpen && (
        <CartWindow
          cart={cart}
          content={content}
          onClose={closeAndReturn}
          onOrder={() => closeAfter(orderOpened())}
          onClear={() => closeAfter(cartCleared())}
        />
      )}
      {!isOpen && isRecoverable && (
        <div className={styles.recover}>
          <RemovalNotice removal={removal} content={content} />
        </div>
      )}
    </div>
  );
}
