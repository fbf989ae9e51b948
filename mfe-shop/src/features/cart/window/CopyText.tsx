import { Button } from '@clinic/shared/kit/Button';
import { useId, useState } from 'react';

import styles from './CopyText.late.module.css';

type Props = {
  text: string;
  words: { copy: string; copied: string; failed: string };
};

/** Focuses the field at once, which selects its text, because the visitor wants to copy it. */
function focusField(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/**
 * Copies a text, e.g. the order if WhatsApp did not open. If the browser forbids this, it shows the text for
 * copying by hand.
 */
export function CopyText({ text, words }: Props) {
  const id = useId();
  const [result, setResult] = useState<{ text: string; isCopied: boolean } | null>(null);
  // After a change of the cart, the copied text is out of date.
  const isCopied = result?.text === text && result.isCopied;
  const hasFailed = result?.text === text && !result.isCopied;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ text, isCopied: true });
    } catch {
      setResult({ text, isCopied: false });
    }
  }

  return (
    <>
      <Button variant="quiet" className={styles.copy} onClick={copy}>
        {words.copy}
      </Button>
      <output className={styles.result}>
        {isCopied && words.copied}
        {hasFailed && <span id={id}>{words.failed}</span>}
      </output>
      {hasFailed && (
        <textarea
          readOnly
          rows={5}
          value={text}
          aria-labelledby={id}
          className={styles.manual}
          ref={focusField}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
