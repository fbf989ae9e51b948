import { Button } from '@clinic/shared/kit/Button';
import { useId, useState } from 'react';

import styles from './CopyText.late.module.css';

type Props = {
  text: string;
  words: { copy: string; copied: string; failed: string };
};

/** Selected at once: the visitor came to copy it. */
function focusField(field: HTMLTextAreaElement | null) {
  field?.focus();
}

/** Copies a text, e.g. the order's for when WhatsApp did not open; where the browser forbids it, shows it to be copied by hand. */
export function CopyText({ text, words }: Props) {
  const id = useId();
  const [result, setResult] = useState<{ text: string; isCopied: boolean } | null>(null);
  // What was copied before the cart changed is not this text.
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
