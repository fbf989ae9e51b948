import { scripted, stack } from '@clinic/shared/kit/layout';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { createReference } from '@clinic/shared/reference';
import { markCounted } from '@tesela/core/counted';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useCurrentPath, useNavigateTo, type SitePath } from '@tesela/core/navigation';
import { useAppDispatch } from '@tesela/core/store';
import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import type { CartContent } from '#content/shopDocuments.ts';
import { CART_ID } from '#paths.ts';

import { useOffers } from '../order/useOffers.ts';
import { cartCleared, orderOpened } from '../state/cartSlice.ts';
import type { CartState } from '../state/cartState.ts';
import { useCart } from '../state/useCart.ts';
import { CartAnnouncement } from './CartAnnouncement.tsx';
import { CartNotices } from './CartNotices.tsx';
import styles from './CartWidget.module.css';
import { CartWindow } from './CartWindow.tsx';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { useDismissal } from './useDismissal.ts';
import { useSharedCart } from './useSharedCart.ts';

const SharedCart = lazy(() => import('./SharedCart.tsx').then((m) => ({ default: m.SharedCart })));

/**
 * Selects the notices that are shown while the cart is closed: unexpected changes of the cart, and undo for
 * an empty cart.
 */
function pickUrgent({ lines, removal, orders, opened, sent, notices }: CartState) {
  const isEmpty = lines.length === 0;
  const cleared = isEmpty && removal?.kind === 'cart' ? removal : null;
  return {
    removal: cleared,
    orders,
    opened: isEmpty && !cleared ? opened : null,
    sent: isEmpty && !cleared ? sent : null,
    notices: notices.filter((notice) => notice !== 'not-saved'),
  };
}

/** The first click of a double click closes the window. The second one must not click what was below it. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The round cart button and the cart that it opens. */
export function CartWidget({ content }: { content: CartContent }) {
  const dispatch = useAppDispatch();
  const cart = useCart();
  const { shared, forget } = useSharedCart();
  const { path, search, hash } = useCurrentPath();
  const navigateTo = useNavigateTo();
  const isHydrated = useIsHydrated();
  const [isChosen, setIsChosen] = useState(false);
  // The menu and pages without a cart lead to it by its hash.
  const isLinked = isHydrated && hash === `#${CART_ID}`;
  const isOpen = isChosen || isLinked;
  const area = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { lines } = cart;
  const { offers, retry } = useOffers(lines.length > 0 || cart.opened !== null);
  const lang = useLang();
  const products = fill(content.counts.products, { count: lines.length }, lang);
  const label = lines.length === 0 ? content.toggleEmpty : fill(content.toggle, { products }, lang);
  // Created before the click, because the link to WhatsApp contains it.
  const [reference, setReference] = useState(createReference);

  function open() {
    setIsChosen(true);
    retry();
  }

  function close() {
    setIsChosen(false);
    // So that the same link opens it again. Paths without language begin with a slash.
    if (isLinked) navigateTo(`${path}${search}` as SitePath, { replace: true, keepPlace: true });
  }

  function closeAndReturn() {
    close();
    toggle.current?.focus();
  }

  function closeAfter(action: ReturnType<typeof orderOpened | typeof cartCleared>) {
    dispatch(action);
    closeAndReturn();
    document.addEventListener('click', ignoreSecondClick, { capture: true, once: true });
  }

  useDismissal({ area, isOpen, onLeave: close, onEscape: closeAndReturn });

  return (
    <div ref={area} className={`${styles.widget} ${scripted}`}>
      <button
        ref={toggle}
        id={CART_ID}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className={styles.toggle}
        onClick={isOpen ? close : open}
      >
        <ShoppingBag size={24} aria-hidden />
        {lines.length > 0 && <span className={styles.badge}>{lines.length}</span>}
      </button>
      <CartAnnouncement cart={cart} content={content} />
      {shared && (
        <Suspense>
          <SharedCart
            shared={shared}
            words={content.shared}
            onClose={forget}
            onAdd={() => {
              forget();
              setIsChosen(true);
            }}
          />
        </Suspense>
      )}
      {isOpen ? (
        <CartWindow
          cart={cart}
          reference={reference}
          offers={offers}
          content={content}
          onClose={closeAndReturn}
          onOrder={() => {
            markCounted('order-opened');
            closeAfter(orderOpened(reference));
            setReference(createReference());
          }}
          onClear={() => closeAfter(cartCleared())}
        />
      ) : (
        <div className={stack(3, styles.urgent)}>
          <SoldOutNotice lines={lines} offers={offers} content={content} />
          <CartNotices
            cart={pickUrgent(cart)}
            offers={offers}
            content={content}
            onAnswer={() => toggle.current?.focus()}
          />
        </div>
      )}
    </div>
  );
}
