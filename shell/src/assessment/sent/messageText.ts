import { isForMinor, type AnswerField, type Answers } from '@clinic/shared/assessments/answers';
import { answerRows } from '@clinic/shared/assessments/labels';
import { fill, type Values } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import type { AssessmentWords } from '#content/shellDocuments.ts';

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

type Options = { lang: Lang; hasContact: boolean; doctor: string | undefined; reference: string };

/** The message that the visitor sends. */
export function messageText(answers: Answers, words: AssessmentWords, options: Options): string {
  const { lang, hasContact, doctor, reference } = options;
  const say = (text: keyof typeof words.message, values: Values) => fill(words.message[text], values, lang);
  const { adultName, fullName } = answers;
  return [
    isForMinor(answers)
      ? say('greetingForMinor', { adult: adultName, minor: fullName })
      : say('greeting', { name: fullName }),
    ...(doctor ? [say('withDoctor', { doctor })] : []),
    ...answerRows(answers, hasContact ? [...inMessage, ...contact] : inMessage, words),
    say('reference', { reference }),
  ].join('\n');
}
