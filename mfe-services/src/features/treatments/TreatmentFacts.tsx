import { FactList } from '@clinic/shared/kit/FactList';
import { Section } from '@clinic/shared/kit/Section';

import type { TreatmentDocument } from '#content/treatmentDocuments.ts';

import styles from './treatment.module.css';

type Props = { treatment: TreatmentDocument };

/** What one compares: how long, how often, what after, what it includes. */
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
