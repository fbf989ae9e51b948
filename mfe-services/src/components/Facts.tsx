import type { ReactNode } from 'react';

import styles from './Facts.module.css';

type Props = { facts: readonly { label: string; value: ReactNode }[]; className?: string | undefined };

/** A few short facts. Each value stands beside its label, also on a phone. */
export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
