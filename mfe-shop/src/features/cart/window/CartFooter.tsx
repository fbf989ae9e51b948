import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button, LinkButton } from '@clinic/shared/kit/Button';
import { cluster, dense, look, stack } from '@clinic/shared/kit/layout';

import type { CartContent } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import type { Offers } from '../order/offers.ts';
import { useOrder } from '../order/useOrder.ts';
import type { Order } from '../state/cartState.ts';
import styles from './CartFooter.late.module.css';
import { CartTotals } from './CartTotals.tsx';
import { CopyText } from './CopyText.tsx';

type Props = {
  order: Order;
  offers: Offers;
  content: CartContent;
  /** The visitor clicked the link to WhatsApp. */
  onOrder: () => void;
  onClear: () => void;
};

/** The totals and the link to WhatsApp. */
export function CartFooter({ order, offers, content, onOrder, onClear }: Props) {
  const { estimated, message, whole } = useOrder(order, offers, content.order);
  const clear = (
    <Button variant="quiet" className={styles.clear} onClick={onClear}>
      {content.clear}
    </Button>
  );

  if (order.lines.length === 0) {
    return (
      <div className={stack(3, styles.footer)}>
        <Button variant="whatsapp" onClick={() => alert(content.emptyAlert)}>
          {content.buy}
        </Button>
        <LinkButton variant="secondary" to={paths.routines}>
          {content.routine}
        </LinkButton>
      </div>
    );
  }
  if (estimated.lines.length === 0) {
    return (
      <div className={stack(3, styles.footer)}>
        <p className={look('note', styles.note)}>{content.nothingAvailable}</p>
        <LinkButton to={paths.shop}>{content.shop}</LinkButton>
        {clear}
      </div>
    );
  }
  return (
    <div className={stack(3, styles.footer)}>
      <CartTotals estimated={estimated} delivery={order.delivery} status={offers.status} content={content} />
      <WhatsappLink message={message.text} onClick={onOrder}>
        {content.buy}
      </WhatsappLink>
      <div className={cluster(3, dense, styles.row)}>
        <CopyText text={whole} words={content.copy} />
        {clear}
      </div>
    </div>
  );
}
