import { primaryGoals, type AnswerValues } from '@clinic/shared/assessments/answers';
import { useSite } from '@clinic/shared/site';
import { useWatch } from 'react-hook-form';

import type { AssessmentWords } from '#content/types.ts';

import styles from '../AssessmentForm.module.css';
import { FormField } from './FormField.tsx';
import { MedicalOrderField } from './MedicalOrderField.tsx';
import { WishFields } from './WishFields.tsx';

/** What the visitor comes for. */
export function VisitFields({ words }: { words: AssessmentWords }) {
  const hasMedicalOrder = useWatch<AnswerValues, 'hasMedicalOrder'>({ name: 'hasMedicalOrder' });
  const { assessmentInbox } = useSite();
  const detailsHint = assessmentInbox ? words.detailsHint : `${words.detailsHint} ${words.messageHints.left}`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.groups.visit}</legend>
      <FormField name="preferredTreatment" words={words} isOptional>
        {(control) => <input {...control} autoComplete="off" />}
      </FormField>
      <FormField name="primaryGoal" words={words}>
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
        <FormField name="doctorName" words={words}>
          {(control) => <input {...control} autoComplete="off" />}
        </FormField>
      )}
      <WishFields words={words} />
      <div className={styles.wide}>
        <FormField name="details" words={words} isOptional hint={detailsHint}>
          {(control) => <textarea {...control} rows={4} />}
        </FormField>
      </div>
    </fieldset>
  );
}
