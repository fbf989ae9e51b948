import type { ReactNode } from 'react';

import styles from './Badge.module.css';

/** A short label on a card: a topic, a line, a state. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
