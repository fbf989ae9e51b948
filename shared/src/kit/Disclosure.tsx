import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

type Props = { id?: string; summary: string; headingLevel?: 2 | 3; children: ReactNode };

/** A heading that opens what stands below it. Native `details`: works without JavaScript, find in page opens it. */
export function Disclosure({ id, summary, headingLevel = 3, children }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <details id={id} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Heading>{summary}</Heading>
        <Icon name="plus" size={20} className={styles.sign} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
