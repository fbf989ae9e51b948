import { fold, phraseTest, setOf, wordsOf } from '#text/words.ts';
import * as data from './data/claims.ts';

const conditions = setOf(data.conditions);
const deictics = setOf(data.deictics);
const havingVerbs = setOf(data.havingVerbs);
const verdictVerbs = setOf(data.verdictVerbs);
const conditional = setOf(data.conditional);
const beginnings = wordsOf(data.medicineBeginnings);
const ends = wordsOf(data.medicineEnds);
const isBargain = phraseTest(data.bargains);
const isDismissal = phraseTest(data.dismissals);
const isAdvice = phraseTest(data.advice);
const isStanding = phraseTest(data.standing);
const asking = setOf(data.asking);
const secrets = setOf(data.secrets);

/** Sentences; the dot of `1.5` or `a.m.` in the middle of a word ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[\n!?…]|[.;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Medicines that a text names. No word is longer than 40 letters; a name does not hide in one that is. */
export const medicinesIn = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter(
      (word) =>
        word.length <= 40 &&
        (beginnings.some((part) => word.startsWith(part)) || ends.some((part) => word.endsWith(part))),
    );

/** Whether a sentence offers something for nothing or for less. Whether that is true, only the site can tell. */
export function promisesBargain(sentence: string): boolean {
  const folded = fold(sentence);
  // «free» as a whole answer, or in capitals as advertisements write it.
  return /^(?:it s |totally |100 )?free$/.test(folded) || /\bFREE\b/.test(sentence) || isBargain(folded);
}

/** How far apart in words the parts of a diagnosis stand. */
const REACH = 8;

const namesCondition = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    if (!conditions.has(word)) return false;
    const before = words.slice(Math.max(0, at - REACH), at);
    const verb = before.findLastIndex((other) => verdictVerbs.has(other));
    if (verb < 0 || before.slice(Math.max(0, verb - 2), verb).some((other) => conditional.has(other)))
      return false;
    return havingVerbs.has(before[verb] ?? '') || before.slice(0, verb).some((other) => deictics.has(other));
  });

/** Whether a sentence tells a visitor what they have, or that it is nothing: only an examination can. */
export function givesDiagnosis(sentence: string): boolean {
  const folded = fold(sentence);
  return isDismissal(folded) || namesCondition(folded.split(' '));
}

/** Whether a sentence tells a visitor what to do, take or leave. */
export const givesAdvice = (sentence: string): boolean => isAdvice(fold(sentence));

/** Whether it says of the clinic what it is, has or promises. */
export const claimsStanding = (sentence: string): boolean => isStanding(fold(sentence));

/** Whether it asks for what nobody should write into a chat. */
export function asksForSecrets(sentence: string): boolean {
  const words = fold(sentence).split(' ');
  const asked = words.findIndex((word) => asking.has(word));
  const isId = /\bid number\b/.test(words.join(' '));
  return asked >= 0 && (isId || words.slice(asked).some((word) => secrets.has(word)));
}
