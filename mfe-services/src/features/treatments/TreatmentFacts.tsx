import { FactList } from '@clinic/shared/kit/FactList';
import { Section } from '@clinic/shared/kit/Section';

import type { TreatmentDocument } from '#content/treatmentDocuments.ts';

import styles from './treatment.module.css';

type Props = { treatment: TreatmentDocument };

/** Facts that visitors compare: duration, sessions, recovery, how it feels, what is included and who performs it. */
export function TreatmentFacts({ treatment: { includes, feels, expect, area, words } }: Props) {
  return (
    <Section heading={words.facts} className={styles.part}>
      <FactList
        facts={[
          { label: words.duration, value: expect.duration },
          { label: words.sessions, value: expect.sessions },
          { label: words.recovery, value: expect.recovery },
          { label: words.feels, value: feels },
          { label: words.includes, value: includes },
          { label: words.performedBy, value: area.performedBy },
        ]}
      />
    </Section>
  );
}
