import { answerNames, type AnswerField } from '@clinic/shared/assessments/answers';

/** The form's screens, one after the other. */
export const steps = ['person', 'visit'] as const;

export type Step = (typeof steps)[number];

const person: readonly AnswerField[] = [
  'fullName',
  'identificationType',
  'identificationNumber',
  'adultName',
  'email',
  'phone',
];

/** What is asked on each. */
export const fieldsOf: Record<Step, readonly AnswerField[]> = {
  person,
  visit: answerNames.filter((name) => !person.includes(name)),
};
