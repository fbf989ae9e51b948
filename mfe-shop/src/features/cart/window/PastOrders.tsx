import { Button } from '@clinic/shared/kit/Button';
import { itemsStart, stack } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch } from '@tesela/core/store';

import { nameIn } from '#components/ProductName.tsx';
import type { CartContent } from '#content/shopDocuments.ts';

import { orderRepeated, ordersForgotten } from '../state/cartSlice.ts';
import type { Order } from '../state/cartState.ts';
import styles from './PastOrders.late.module.css';

type Props = { orders: readonly Order[]; words: CartContent['orders'] };

/** The last orders of this browser, which can be added to the cart again. */
export function PastOrders({ orders, words }: Props) {
  const dispatch = useAppDispatch();
  const lang = useLang();
  return (
    <section className={stack(2, itemsStart, styles.orders)}>
      <h3 className={styles.heading}>{words.heading}</h3>
      <ul>
        {orders.map(({ reference, lines }) => (
          <li key={reference} className={stack(3, styles.order)}>
            <p>
              <strong>{reference}</strong>{' '}
              {lines
                .map((line) => fill(words.item, { name: nameIn(lang, line), count: line.quantity }, lang))
                .join(', ')}
            </p>
            <Button variant="secondary" onClick={() => dispatch(orderRepeated(reference))}>
              {words.repeat} <VisuallyHidden>{reference}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => dispatch(ordersForgotten())}>
        {words.forget}
      </Button>
    </section>
  );
}
