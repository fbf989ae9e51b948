import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';

type Props = { id?: string; summary: string; children: ReactNode };

/** A heading that opens what stands below it. Native `details`: works without JavaScript, find in page opens it. */
export function Disclosure({ id, summary, children }: Props) {
  return (
    <details id={id} className={styles.disclosure}>
      <summary className={styles.summary}>
        <h3>{summary}</h3>
        <Plus size={20} aria-hidden className={styles.sign} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
