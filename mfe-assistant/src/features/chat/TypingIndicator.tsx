import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import styles from './TypingIndicator.module.css';

/** Three dots while a reply is on its way. */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <div className={styles.typing}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
    </div>
  );
}
