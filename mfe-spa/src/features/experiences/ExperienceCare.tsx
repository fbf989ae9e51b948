import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { FactList } from '@clinic/shared/kit/FactList';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';

import type { SpaExperience, SpaLayout } from '#content/spaDocuments.ts';

import styles from './ExperienceCare.module.css';

type Props = {
  experience: SpaExperience;
  layout: Pick<SpaLayout, 'words' | 'precautions'>;
};

/** The rows in the order of the treatment. */
const practice = ['performedBy', 'sessions', 'preparation', 'aftercare', 'results'] as const;

/** Shows who may and may not receive an experience. The practical details can be expanded. */
export function ExperienceCare({ experience: { care, uses }, layout: { words, precautions } }: Props) {
  const fillFacts = useFillFacts();
  const rows = practice.map((row) => ({ label: words.care[row], value: fillFacts(care[row]) }));
  const devices = { label: words.devices, value: fillFacts('{laserDevices}.') };
  return (
    <div>
      <FactList
        facts={[
          { label: words.care.forWhom, value: care.forWhom },
          {
            label: words.care.notFor,
            value: (
              <div className={styles.precautions}>
                <p>{care.notFor}</p>
                <ul role="list" className={styles.exposures}>
                  {uses.map((exposure) => (
                    <li key={exposure}>
                      <strong>{precautions[exposure]?.name}.</strong> {precautions[exposure]?.text}
                    </li>
                  ))}
                </ul>
                <p>{words.review}</p>
              </div>
            ),
          },
        ]}
      />
      <Disclosure summary={words.practice}>
        <FactList facts={uses.includes('laser') ? [...rows, devices] : rows} />
      </Disclosure>
    </div>
  );
}
