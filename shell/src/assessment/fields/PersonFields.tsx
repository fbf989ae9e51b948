import { identificationTypes } from '@clinic/shared/assessments/answers';
import { useSite } from '@clinic/shared/site';

import type { AssessmentWords } from '#content/types.ts';

import styles from '../AssessmentForm.module.css';
import { FormField } from './FormField.tsx';

type Props = { words: AssessmentWords; describedBy: string };

/** Who asks, and how to reach them. */
export function PersonFields({ words, describedBy }: Props) {
  const { assessmentInbox } = useSite();
  // With an inbox everything is sent; without one, what leaves is a message.
  const hints = assessmentInbox ? undefined : words.messageHints;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>{words.groups.person}</legend>
      <div className={styles.wide}>
        <FormField name="fullName" words={words}>
          {(control) => <input {...control} autoComplete="name" />}
        </FormField>
      </div>
      <FormField name="identificationType" words={words}>
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
      <FormField name="identificationNumber" words={words} hint={hints?.left}>
        {(control) => <input {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField name="email" words={words} hint={hints?.ifTicked}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField name="phone" words={words} hint={hints?.ifTicked}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </FormField>
    </fieldset>
  );
}
