import { useLang } from '@clinic/shared/i18n';
import { formatCop } from '@clinic/shared/money';
import { Button } from '@clinic/shared/ui/Button';
import { WhatsappLink } from '@clinic/shared/ui/WhatsappLink';

import type { CartContent } from '#content/types.ts';

import styles from './CartFooter.module.css';
import type { CartLine } from './cartSlice.ts';
import { useOrderMessage } from './useOrderMessage.ts';

type Props = {
  lines: readonly CartLine[];
  pesos: number;
  content: CartContent;
  /** The visitor followed the link to WhatsApp. */
  onOrder: () => void;
  onClear: () => void;
};

/** The total and the way to WhatsApp. */
export function CartFooter({ lines, pesos, content, onOrder, onClear }: Props) {
  const lang = useLang();
  const message = useOrderMessage(lines, content.order);

  if (lines.length === 0) {
    return (
      <div className={styles.footer}>
        <Button variant="whatsapp" onClick={() => alert(content.emptyAlert)}>
          {content.buy}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.total}>{content.total(formatCop(pesos, lang))}</p>
        <Button variant="quiet" className={styles.clear} onClick={onClear}>
          {content.clear}
        </Button>
      </div>
      <WhatsappLink message={message} onClick={onOrder}>
        {content.buy}
      </WhatsappLink>
    </div>
  );
}
