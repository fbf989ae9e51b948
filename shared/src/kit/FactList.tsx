import type { ReactNode } from 'react';

import styles from './FactList.module.css';

type Props = {
  facts: readonly { label: string; value: ReactNode }[];
  /** `rows`: the answer beside what is asked; `columns`: below it, in two columns where there is room. */
  layout?: 'rows' | 'columns';
};

/** Facts: what is asked, and the answer. */
export function FactList({ facts, layout = 'rows' }: Props) {
  return (
    <dl className={styles[layout]}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
