import type { ReactNode } from 'react';

import styles from './FactList.module.css';

type Props = { facts: readonly { label: string; value: ReactNode }[] };

/** Facts in rows: what is asked at the start, the answer beside it. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
