import { timesOfDay, weekdays, type AnswerValues } from '@clinic/shared/assessments/answers';
import { openWeekdays } from '@clinic/shared/hours/week';
import { cluster, contentStart, dense, look, stack } from '@clinic/shared/kit/layout';
import { useSite } from '@tesela/core/site';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import formStyles from '../AssessmentForm.module.css';
import styles from './ChoiceField.module.css';
import { controlId } from './fields.ts';
import { FormField } from './FormField.tsx';

/** When the visitor would like to come: a wish that the clinic answers. */
export function WishFields({ words }: { words: AssessmentWords }) {
  const { register } = useFormContext<AnswerValues>();
  const hintId = useId();
  const open = openWeekdays(useSite());
  // They begin with Monday, which is 1.
  const days = weekdays.filter((_, index) => open.has(index + 1));
  return (
    <>
      <fieldset
        aria-describedby={hintId}
        className={`${stack(1, contentStart, styles.field)} ${formStyles.wide}`}
      >
        <legend className={styles.legend}>
          {words.fields.preferredDays} <span className={styles.optional}>{words.optional}</span>
        </legend>
        <p id={hintId} className={look('note')}>
          {words.wishHint}
        </p>
        <div className={`${cluster(5, dense)} ${styles.days}`}>
          {days.map((day, index) => (
            <label key={day} className={styles.option}>
              <input
                type="checkbox"
                value={day}
                id={index === 0 ? controlId('preferredDays') : undefined}
                {...register('preferredDays')}
              />
              {words.choices.preferredDays[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <FormField name="preferredTime" words={words} isOptional>
        {(control) => (
          <select {...control}>
            <option value="">{words.anyTime}</option>
            {timesOfDay.map((time) => (
              <option key={time} value={time}>
                {words.choices.preferredTime[time]}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </>
  );
}
