import { Link } from '@tesela/core/navigation';

import { useBasket } from '#features/basket/useBasket.ts';
import { paths } from '#paths.ts';

import styles from './MiniCart.module.css';

/** Slot `mini-cart`. */
export function MiniCart() {
  const count = (useBasket() ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Link
      to={paths.cart}
      className={styles.link}
      aria-label={count > 0 ? `Basket, ${count} in it` : 'Basket'}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M5 8.5h14l-1.2 12H6.2zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
      {count > 0 && (
        <span key={count} className={styles.count}>
          {count}
        </span>
      )}
    </Link>
  );
}
