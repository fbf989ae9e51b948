import { look } from '@clinic/shared/kit/layout';

import styles from './Metrics.module.css';

type Props<Id extends string> = {
  labels: Readonly<Record<Id, string>>;
  values: Readonly<Partial<Record<Id, string>>>;
};

/** Key figures side by side. */
export function Metrics<Id extends string>({ labels, values }: Props<Id>) {
  // Object.keys widens the keys to strings; these are exactly the ids.
  const ids = Object.keys(values) as Id[];
  return (
    <dl className={styles.metrics}>
      {ids.map((id) => (
        <div key={id} className={styles.metric}>
          <dt className={look('note')}>{labels[id]}</dt>
          <dd className={styles.value}>{values[id]}</dd>
        </div>
      ))}
    </dl>
  );
}
