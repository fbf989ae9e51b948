import { Icon } from '@clinic/shared/kit/Icon';
import { look } from '@clinic/shared/kit/layout';
import { formatCop, pesos } from '@clinic/shared/money';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch } from '@tesela/core/store';

import type { CartContent } from '#content/shopDocuments.ts';

import type { Estimate } from '../order/estimate.ts';
import type { Offers } from '../order/offers.ts';
import { deliveryChosen } from '../state/cartSlice.ts';
import { deliveries, type Delivery } from '../state/cartState.ts';
import styles from './CartTotals.late.module.css';

type Props = {
  estimated: Estimate;
  delivery: Delivery;
  status: Offers['status'];
  content: CartContent;
};

/** The subtotal, shipping and total of the order, as far as they are known. */
export function CartTotals({ estimated, delivery, status, content }: Props) {
  const { subtotal, shipping, untilFree, total, isPartial } = estimated;
  const { totals, delivery: words } = content;
  const dispatch = useAppDispatch();
  const lang = useLang();
  const isLoading = status === 'loading';
  const amount = (pesos: number | null) =>
    pesos === null ? (isLoading ? '…' : totals.toConfirm) : formatCop(pesos, lang);
  return (
    <div>
      <dl className={styles.parts}>
        <dt>{totals.subtotal}</dt>
        <dd>{amount(subtotal)}</dd>
        <dt>
          <span className={styles.choice}>
            <select
              aria-label={words.label}
              value={delivery}
              className={styles.delivery}
              // The options have only these values.
              onChange={({ target }) => dispatch(deliveryChosen(target.value as Delivery))}
            >
              {deliveries.map((choice) => (
                <option key={choice} value={choice}>
                  {words[choice]}
                </option>
              ))}
            </select>
            <Icon name="chevron" className={styles.sign} />
          </span>
        </dt>
        <dd>{shipping === 0 ? totals.free : amount(shipping)}</dd>
      </dl>
      <p className={styles.total}>
        {total === null && !isLoading
          ? content.totalToConfirm
          : fill(content.total, { amount: amount(total) }, lang)}
      </p>
      <p className={look('note', styles.note)}>
        {untilFree > 0 && `${fill(totals.untilFree, { amount: pesos(untilFree, lang) }, lang)} `}
        {content.estimate} {total !== null && isPartial && content.totalIsPartial}
        {status === 'failed' && content.pricesFailed}
      </p>
    </div>
  );
}
