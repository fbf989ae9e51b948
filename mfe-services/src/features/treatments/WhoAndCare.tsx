import { contentStart, look, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@tesela/core/navigation';
import { Fragment, type ReactNode } from 'react';

import type { TreatmentDocument } from '#content/treatmentDocuments.ts';

import styles from './treatment.module.css';

type Props = { treatment: TreatmentDocument };

/** Who the treatment is for and not for, and the care before and after it. */
export function WhoAndCare({ treatment: { expect, problems, words } }: Props) {
  return (
    <>
      <Section id="para-quien" heading={words.who} tone="linen" className={styles.part}>
        <div className={styles.pair}>
          <Part heading={words.idealFor} text={expect.idealFor}>
            {problems.length > 0 && (
              <p className={look('note')}>
                {words.problems}:{' '}
                {problems.map(({ link, label }, index) => (
                  <Fragment key={link}>
                    {index > 0 && ', '}
                    <Link to={link}>{label}</Link>
                  </Fragment>
                ))}
              </p>
            )}
          </Part>
          <Part heading={words.notFor} text={expect.notFor} isWarning />
        </div>
      </Section>
      <Section heading={words.care} className={styles.part}>
        <div className={styles.pair}>
          <Part heading={words.preparation} text={expect.preparation} />
          <Part heading={words.aftercare} text={expect.aftercare} />
        </div>
      </Section>
    </>
  );
}

type PartProps = { heading: string; text: string; isWarning?: true; children?: ReactNode };

function Part({ heading, text, isWarning, children }: PartProps) {
  return (
    <div className={stack(2, contentStart, isWarning && styles.warning)}>
      <h3 className={look('title')}>{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
