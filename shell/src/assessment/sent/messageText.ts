import type { AnswerField, Answers } from '@clinic/shared/assessments/answers';
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

/** Only where the visitor ticks it. */
const contact: readonly AnswerField[] = ['phone', 'email'];

/** The message that the visitor sends. */
export const messageText = (answers: Answers, words: AssessmentWords, hasContact: boolean): string =>
  [
    words.greeting(answers.fullName),
    ...answerRows(answers, hasContact ? [...inMessage, ...contact] : inMessage, words),
  ].join('\n');
