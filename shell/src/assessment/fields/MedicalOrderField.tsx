import type { AnswerValues } from '@clinic/shared/assessments/answers';
import { cluster, contentStart, dense, look, stack } from '@clinic/shared/kit/layout';
import { useFormContext } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './ChoiceField.module.css';
import { controlId, problemText } from './fields.ts';

/** Yes or no; a yes brings the question for the doctor's name. */
export function MedicalOrderField({ words }: { words: AssessmentWords }) {
  const { register, formState } = useFormContext<AnswerValues>();
  const error = problemText(formState.errors.hasMedicalOrder, words);
  const firstId = controlId('hasMedicalOrder');
  const hintId = `${firstId}-hint`;
  const errorId = `${firstId}-error`;
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${hintId} ${errorId}` : hintId}
      className={stack(1, contentStart, styles.field)}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{words.fields.hasMedicalOrder}</legend>
      <div className={cluster(5, dense)}>
        {(['yes', 'no'] as const).map((answer, index) => (
          <label key={answer} className={styles.option}>
            <input
              type="radio"
              value={answer}
              id={index === 0 ? firstId : undefined}
              {...register('hasMedicalOrder')}
            />
            {words.choices.hasMedicalOrder[answer]}
          </label>
        ))}
      </div>
      <p id={hintId} className={look('note')}>
        {words.why.hasMedicalOrder}
      </p>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
