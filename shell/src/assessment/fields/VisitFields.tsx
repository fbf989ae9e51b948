import { primaryGoals, type AnswerValues } from '@clinic/shared/assessments/answers';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { stack } from '@clinic/shared/kit/layout';
import { useSite } from '@tesela/core/site';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from '../AssessmentForm.module.css';
import { FormField } from './FormField.tsx';
import { MedicalOrderField } from './MedicalOrderField.tsx';
import { StepLegend } from './StepLegend.tsx';
import { WishFields } from './WishFields.tsx';

type Props = { words: AssessmentWords; legend: Ref<HTMLLegendElement> };

/** What the visitor comes for. */
export function VisitFields({ words, legend }: Props) {
  const hasMedicalOrder = useWatch<AnswerValues, 'hasMedicalOrder'>({ name: 'hasMedicalOrder' });
  const { assessmentInbox } = useSite();
  const detailsHint = assessmentInbox ? words.detailsHint : `${words.detailsHint} ${words.notInMessage}`;
  return (
    <fieldset className={stack(0, styles.group)}>
      <StepLegend ref={legend} words={words.steps} step="visit" />
      <FormField name="preferredTreatment" words={words} isOptional>
        {(control) => <input {...control} autoComplete="off" />}
      </FormField>
      <FormField name="primaryGoal" words={words} hint={words.why.primaryGoal}>
        {(control) => (
          <select {...control}>
            <option value="">{words.choose}</option>
            {primaryGoals.map((goal) => (
              <option key={goal} value={goal}>
                {words.choices.primaryGoal[goal]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <MedicalOrderField words={words} />
      {hasMedicalOrder === 'yes' && (
        <FormField name="doctorName" words={words} hint={words.why.doctorName}>
          {(control) => <input {...control} autoComplete="off" />}
        </FormField>
      )}
      <div className={`${styles.wide} ${styles.folded}`}>
        <Disclosure summary={words.wishes}>
          <div className={stack(0, styles.group)}>
            <WishFields words={words} />
            <div className={styles.wide}>
              <FormField name="details" words={words} isOptional hint={detailsHint}>
                {(control) => <textarea {...control} rows={4} />}
              </FormField>
            </div>
          </div>
        </Disclosure>
      </div>
    </fieldset>
  );
}
