import { useLang } from '@clinic/shared/i18n';
import { formatCop } from '@clinic/shared/money';
import { Button, LinkButton } from '@clinic/shared/ui/Button';
import { WhatsappLink } from '@clinic/shared/actions/WhatsappLink';

import type { CartContent } from '#content/types.ts';
import { paths } from '#paths.ts';

import styles from './CartFooter.module.css';
import type { CartLine } from './cartLines.ts';
import { CopyOrder } from './CopyOrder.tsx';
import { estimate } from './estimate.ts';
import { useOrder } from './useOrder.ts';
import type { Prices } from './usePriceList.ts';

type Props = {
  lines: readonly CartLine[];
  prices: Prices;
  content: CartContent;
  /** The visitor followed the link to WhatsApp. */
  onOrder: () => void;
  onClear: () => void;
};

function Total({ lines, prices, content }: Omit<Props, 'onOrder' | 'onClear'>) {
  const lang = useLang();
  const { pesos, isPartial } = estimate(lines, prices);
  const isLoading = prices.status === 'loading';
  return (
    <div>
      <p className={styles.total}>
        {pesos === null && !isLoading
          ? content.totalToConfirm
          : content.total(pesos === null ? '…' : formatCop(pesos, lang))}
      </p>
      <p className={styles.note}>
        {content.estimate} {pesos !== null && isPartial && content.totalIsPartial}
        {prices.status === 'failed' && content.pricesFailed}
      </p>
    </div>
  );
}

/** The total and the way to WhatsApp. */
export function CartFooter({ lines, prices, content, onOrder, onClear }: Props) {
  const { message, whole } = useOrder(lines, prices, content.order);
  const clear = (
    <Button variant="quiet" className={styles.clear} onClick={onClear}>
      {content.clear}
    </Button>
  );

  if (lines.length === 0) {
    return (
      <div className={styles.footer}>
        <Button variant="whatsapp" onClick={() => alert(content.emptyAlert)}>
          {content.buy}
        </Button>
      </div>
    );
  }
  if (estimate(lines, prices).available.length === 0) {
    return (
      <div className={styles.footer}>
        <p className={styles.note}>{content.nothingAvailable}</p>
        <LinkButton to={paths.all}>{content.shop}</LinkButton>
        {clear}
      </div>
    );
  }
  return (
    <div className={styles.footer}>
      <Total lines={lines} prices={prices} content={content} />
      <WhatsappLink message={message.text} onClick={onOrder}>
        {content.buy}
      </WhatsappLink>
      <div className={styles.row}>
        <CopyOrder order={whole} words={content.copy} />
        {clear}
      </div>
    </div>
  );
}
