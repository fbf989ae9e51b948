import { look } from '@clinic/shared/kit/layout';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './ResultFacts.module.css';

type Results = HomeDocument['results'];

type Props = { item: Results['items'][number]; labels: Results['facts'] };

const order = ['changes', 'time', 'stays'] as const;

/** What a patient can reasonably expect: what changes, how long it takes and what does not change. */
export function ResultFacts({ item, labels }: Props) {
  return (
    <dl className={styles.facts}>
      {order.map((fact) => (
        <div key={fact} className={styles.fact}>
          <dt className={look('quiet')}>{labels[fact]}</dt>
          <dd>{item[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
