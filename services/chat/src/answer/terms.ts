import type { Lang, PerLang } from '@clinic/shared/lang';
import { newStemmer as createStemmer } from 'snowball-stemmers';
import { eng, spa } from 'stopword';

import { fold, setOf } from '#text/words.ts';
import requestWords from './data/requestWords.json' with { type: 'json' };

/** Words that say nothing of the subject of a question, folded. */
const stopWords: PerLang<ReadonlySet<string>> = {
  es: setOf(`${fold(spa.join(' '))} ${requestWords.es}`),
  en: setOf(`${fold(eng.join(' '))} ${requestWords.en}`),
};

const stemmers = { es: createStemmer('spanish'), en: createStemmer('english') };
const known: PerLang<Map<string, string>> = { es: new Map(), en: new Map() };

/** Most words whose stem is remembered. */
const REMEMBERED = 20_000;

/** What is left of a folded word without its endings: numbers, genders and forms of verbs come together. */
export function stem(word: string, lang: Lang): string {
  const before = known[lang].get(word);
  if (before !== undefined) return before;
  const cut = word.length < 5 ? word : stemmers[lang].stem(word);
  // Of a short word too little would be left: «láser» is not «las».
  const found = cut.length < 4 ? word.replace(/s$/, '') : cut;
  if (known[lang].size < REMEMBERED) known[lang].set(word, found);
  return found;
}

/** A word as the index keeps it, or null for one without a subject. Without its tilde, «uñas» is a stop word. */
export function indexTerm(word: string, lang: Lang): string | null {
  const folded = fold(word.normalize('NFC'));
  const isStop = !/ñ/i.test(word.normalize('NFC')) && stopWords[lang].has(folded);
  return folded === '' || isStop ? null : stem(folded, lang);
}

/** The words of a text that carry its subject, without repeats. */
export const termsOf = (text: string, lang: Lang): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => indexTerm(word, lang) ?? []),
  ),
];
