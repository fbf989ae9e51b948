import { answerFields, type AnswerField, type AnswerValues } from '@clinic/shared/assessments/answers';
import type { UseFormReturn } from 'react-hook-form';

type TextName = { [F in AnswerField]: AnswerValues[F] extends string ? F : never }[AnswerField];

const isText = (name: string): name is TextName =>
  // Any name may be asked for.
  (answerFields as Partial<Record<string, { type: string }>>)[name]?.type === 'string';

/** Takes over what stands in the controls: browsers and password managers fill them in without an event. */
export function takeOver<T>(
  { getValues, setValue }: UseFormReturn<AnswerValues, unknown, T>,
  controls: HTMLFormElement,
): void {
  for (const [name, value] of new FormData(controls))
    if (isText(name) && value !== getValues(name)) setValue(name, String(value), { shouldDirty: true });
}
