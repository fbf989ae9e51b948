import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';

type Props = {
  id?: string;
  summary: string;
  headingLevel?: 2 | 3;
  headingId?: string;
  className?: string | undefined;
  isHidden?: boolean;
  children: ReactNode;
};

/** A heading that opens what stands below it. Native `details`: works without JavaScript, find in page opens it. */
export function Disclosure({
  id,
  summary,
  headingLevel = 3,
  headingId,
  className = '',
  isHidden,
  children,
}: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <details id={id} hidden={isHidden} className={`${styles.disclosure} ${className}`}>
      <summary className={styles.summary}>
        <Heading id={headingId}>{summary}</Heading>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
