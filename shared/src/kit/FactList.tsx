import type { ReactNode } from 'react';

import styles from './FactList.module.css';

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** Facts: what is asked, and the answer. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
