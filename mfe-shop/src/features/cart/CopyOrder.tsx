import { Button } from '@clinic/shared/ui/Button';
import { useState } from 'react';

import type { CartContent } from '#content/types.ts';

import type { CartLine } from './cartSlice.ts';
import styles from './CopyOrder.module.css';
import { useOrderMessage } from './useOrderMessage.ts';

type Props = { lines: readonly CartLine[]; content: CartContent };

/** Copies the order's text, for when WhatsApp did not open. */
export function CopyOrder({ lines, content }: Props) {
  const message = useOrderMessage(lines, content.order);
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const words = content.removal;

  async function copy() {
    try {
      await navigator.clipboard.writeText(message);
      setStatus('copied');
    } catch {
      setStatus('failed');
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={copy}>
        {words.copyOrder}
      </Button>
      <output>{status === 'copied' && words.copied}</output>
      {status === 'failed' && (
        <label className={styles.manual}>
          {words.copyFailed}
          <textarea readOnly rows={5} value={message} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
