import { Link } from '@tesela/core/navigation';

import { formatPrice } from '#components/formatPrice.ts';
import type { Offer } from '#data/offers.ts';
import { actions, elsewhere } from '#paths.ts';

import styles from './BasketLine.module.css';
import { basket } from './useBasket.ts';

type Props = { offer: Offer; quantity: number };

export function BasketLine({ offer: { sku, name, price, picture }, quantity }: Props) {
  return (
    <li className={styles.line}>
      <img src={picture} alt="" width="400" height="300" />
      <Link to={elsewhere.variant(sku)} className={styles.name}>
        <strong>{name}</strong>
        <br />
        {sku}
      </Link>
      <span aria-label={`Quantity: ${quantity}`} role="img">
        {quantity}
      </span>
      <form
        method="post"
        action={actions.remove}
        onSubmit={(event) => {
          event.preventDefault();
          basket.remove(sku);
        }}
      >
        <input type="hidden" name="sku" value={sku} />
        <button className={styles.remove} aria-label={`Remove ${name} from the basket`}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </form>
      <span className={styles.total}>{formatPrice(price * quantity)}</span>
    </li>
  );
}
