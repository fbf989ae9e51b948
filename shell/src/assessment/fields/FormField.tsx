import type { AnswerField, AnswerValues } from '@clinic/shared/assessments/answers';
import { Field, type ControlProps } from '@clinic/shared/kit/Field';
import type { ReactNode } from 'react';
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import { controlId, problemText } from './fields.ts';

type Control = ControlProps & UseFormRegisterReturn & { 'aria-required': true | undefined };

type Props = {
  name: AnswerField;
  words: AssessmentWords;
  isOptional?: boolean;
  hint?: string;
  /** Id of a hint that stands elsewhere. */
  describedBy?: string;
  children: (control: Control) => ReactNode;
};

/** A field of the form with its label and error, tied to the form's state. */
export function FormField({ name, words, isOptional, hint, describedBy, children }: Props) {
  const { register, formState } = useFormContext<AnswerValues>();
  return (
    <Field
      id={controlId(name)}
      label={words.fields[name]}
      hint={hint}
      error={problemText(formState.errors[name], words)}
      optionalLabel={isOptional ? words.optional : undefined}
    >
      {(control) =>
        children({
          ...control,
          ...register(name),
          'aria-required': isOptional ? undefined : true,
          'aria-describedby':
            [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined,
        })
      }
    </Field>
  );
}
