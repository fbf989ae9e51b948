import { isForMinor, type AnswerField, type Answers } from '@clinic/shared/assessments/answers';
import { answerRows } from '@clinic/shared/assessments/labels';

import type { AssessmentWords } from '#content/types.ts';

/** Never the document's number, and never the details. */
const inMessage: readonly AnswerField[] = [
  'preferredTreatment',
  'primaryGoal',
  'hasMedicalOrder',
  'doctorName',
  'preferredDays',
  'preferredTime',
];

/** Unless the visitor takes them out. */
const contact: readonly AnswerField[] = ['phone', 'email'];

type Options = { hasContact: boolean; doctor: string | undefined; reference: string };

/** The message that the visitor sends. */
export function messageText(answers: Answers, words: AssessmentWords, options: Options): string {
  const { greeting, greetingForMinor, withDoctor, reference } = words.message;
  return [
    isForMinor(answers) ? greetingForMinor(answers.adultName, answers.fullName) : greeting(answers.fullName),
    ...(options.doctor ? [withDoctor(options.doctor)] : []),
    ...answerRows(answers, options.hasContact ? [...inMessage, ...contact] : inMessage, words),
    reference(options.reference),
  ].join('\n');
}
