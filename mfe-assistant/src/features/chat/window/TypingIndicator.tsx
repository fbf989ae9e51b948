import { cluster } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';

import type { ChatWords } from '#content/assistantDocument.ts';

import styles from './TypingIndicator.late.module.css';

type Props = { words: Pick<ChatWords['log'], 'typing' | 'slow'>; isSlow: boolean };

/** Shows three dots while a reply is awaited, and a text if the reply is slow. */
export function TypingIndicator({ words, isSlow }: Props) {
  return (
    <div className={cluster(0, styles.typing)}>
      <VisuallyHidden>{words.typing}</VisuallyHidden>
      <span aria-hidden className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
      {isSlow && <p>{words.slow}</p>}
    </div>
  );
}
