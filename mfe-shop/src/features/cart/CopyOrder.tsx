import { Button } from '@clinic/shared/ui/Button';
import { useId, useState } from 'react';

import type { CartContent } from '#content/types.ts';

import styles from './CopyOrder.module.css';

type Props = {
  /** Text of the order. */
  order: string;
  words: CartContent['copy'];
};

/** Selected at once: the visitor came to copy it. */
function focusField(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/** Copies the order's text, for when WhatsApp did not open or its message has no room for all of it. */
export function CopyOrder({ order, words }: Props) {
  const id = useId();
  const [result, setResult] = useState<{ order: string; isCopied: boolean } | null>(null);
  // What was copied before the cart changed is not this order.
  const isCopied = result?.order === order && result.isCopied;
  const hasFailed = result?.order === order && !result.isCopied;

  async function copy() {
    try {
      await navigator.clipboard.writeText(order);
      setResult({ order, isCopied: true });
    } catch {
      setResult({ order, isCopied: false });
    }
  }

  return (
    <>
      <Button variant="quiet" className={styles.copy} onClick={copy}>
        {words.copyOrder}
      </Button>
      <output className={styles.result}>
        {isCopied && words.copied}
        {hasFailed && <span id={id}>{words.copyFailed}</span>}
      </output>
      {hasFailed && (
        <textarea
          readOnly
          rows={5}
          value={order}
          aria-labelledby={id}
          className={styles.manual}
          ref={focusField}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
