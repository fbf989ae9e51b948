import { isForMinor, type AnswerValues } from '@clinic/shared/assessments/answers';
import { contentStart, stack } from '@clinic/shared/kit/layout';
import { useFormContext, useWatch } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './ChoiceField.module.css';
import { controlId, problemText } from './fields.ts';

/** The authorisation that the law asks for: never ticked beforehand. */
export function ConsentField({ words }: { words: AssessmentWords }) {
  const { register, formState } = useFormContext<AnswerValues>();
  const identificationType = useWatch<AnswerValues, 'identificationType'>({ name: 'identificationType' });
  const error = problemText(formState.errors.consent, words);
  const id = controlId('consent');
  const errorId = `${id}-error`;
  return (
    <div className={stack(1, contentStart, styles.field)} data-invalid={error ? true : undefined}>
      <label className={styles.option}>
        <input
          id={id}
          type="checkbox"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          {...register('consent')}
        />
        {isForMinor({ identificationType }) ? words.consentForMinor : words.fields.consent}
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
