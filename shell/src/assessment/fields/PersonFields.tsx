import { identificationTypes, isForMinor, type AnswerValues } from '@clinic/shared/assessments/answers';
import { stack } from '@clinic/shared/kit/layout';
import { useSite } from '@tesela/core/site';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from '../AssessmentForm.module.css';
import { controlId } from './fields.ts';
import { FormField } from './FormField.tsx';
import { StepLegend } from './StepLegend.tsx';

type Props = { words: AssessmentWords; describedBy: string; legend: Ref<HTMLLegendElement> };

/** Who asks, and how to reach them. */
export function PersonFields({ words, describedBy, legend }: Props) {
  const identificationType = useWatch<AnswerValues, 'identificationType'>({ name: 'identificationType' });
  const { assessmentInbox } = useSite();
  const { why, notInMessage } = words;
  return (
    <fieldset className={stack(0, styles.group)} aria-describedby={describedBy}>
      <StepLegend ref={legend} words={words.steps} step="person" />
      <div className={styles.wide}>
        <FormField name="fullName" words={words} hint={why.fullName}>
          {(control) => <input {...control} autoComplete="name" />}
        </FormField>
      </div>
      <FormField
        name="identificationType"
        words={words}
        describedBy={`${controlId('identificationNumber')}-hint`}
      >
        {(control) => (
          <select {...control}>
            <option value="">{words.choose}</option>
            {identificationTypes.map((type) => (
              <option key={type} value={type}>
                {words.choices.identificationType[type]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {/* With an inbox everything is sent; without one, what leaves is a message. */}
      <FormField
        name="identificationNumber"
        words={words}
        hint={assessmentInbox ? why.identificationNumber : `${why.identificationNumber} ${notInMessage}`}
      >
        {(control) => <input {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      {isForMinor({ identificationType }) && (
        <div className={styles.wide}>
          <FormField name="adultName" words={words}>
            {(control) => <input {...control} autoComplete="off" />}
          </FormField>
        </div>
      )}
      <FormField name="email" words={words} hint={why.email}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField name="phone" words={words} hint={why.phone}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </FormField>
    </fieldset>
  );
}
