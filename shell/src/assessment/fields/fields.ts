import {
  answerFields,
  answerNames,
  primaryGoals,
  type AnswerField,
  type AnswerProblem,
  type AnswerValues,
} from '@clinic/shared/assessments/answers';

import type { AssessmentWords } from '#content/shellDocuments.ts';

/** Id of the control, or of the first control, of a field. */
export const controlId = (field: AnswerField): string => `valoracion-${field}`;

const untouched = { string: '', boolean: false, array: [] };

type Service = { serviceName: string; category: string };

/** An untouched form. Whoever asks about a service need not write its name and its goal again. */
export function emptyValues({ serviceName, category }: Service, { goalOf }: AssessmentWords): AnswerValues {
  const values = Object.fromEntries(answerNames.map((name) => [name, untouched[answerFields[name].type]]));
  const goal =
    primaryGoals.find((each) => (goalOf as Partial<Record<string, string>>)[each] === category) ?? '';
  // One value for each field, of its kind, which fromEntries cannot tell.
  return {
    ...(values as Partial<AnswerValues> as AnswerValues),
    preferredTreatment: serviceName,
    primaryGoal: goal,
  };
}

/** What the schema says of a field, in words. */
export const problemText = (
  error: { message?: string | undefined } | undefined,
  { errors }: AssessmentWords,
): string | undefined =>
  // The schema of the form knows no other messages.
  error?.message === undefined ? undefined : errors[error.message as AnswerProblem];
