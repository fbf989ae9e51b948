import type { AssessmentWords } from '#content/types.ts';

import styles from './AssessmentForm.module.css';
import { identificationTypes } from './assessmentSchema.ts';
import { FormField } from './FormField.tsx';

/** Who asks, and how to reach them. */
export function PersonFields({ words }: { words: AssessmentWords }) {
  return (
    <fieldset className={styles.group}>
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
                {words.identificationTypes[type]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField name="identificationNumber" words={words}>
        {(control) => <input {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField name="email" words={words}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField name="phone" words={words}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </FormField>
    </fieldset>
  );
}
