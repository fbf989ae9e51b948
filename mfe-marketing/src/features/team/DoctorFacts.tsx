import type { Doctor, TeamContent } from '#content/types.ts';

import styles from './DoctorFacts.module.css';

type Props = { doctor: Doctor; words: TeamContent['words'] };

/** What a visitor may want to check or arrange: registry number and languages. */
export function DoctorFacts({ doctor, words }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.term}>{words.languages}</dt>
        <dd>{doctor.languages.join(' · ')}</dd>
      </div>
      <div>
        <dt className={styles.term}>{words.registry}</dt>
        <dd>{doctor.registryNumber}</dd>
      </div>
    </dl>
  );
}
