import type { Lang, PerLang } from '@tesela/core/lang';
import { newStemmer as createStemmer } from 'snowball-stemmers';
import { eng, spa } from 'stopword';

/** Most words are folded already. */
const isFolded = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lower case, without accents or punctuation, single spaces: «¿Qué HAY?» → `que hay`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isFolded.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a list that is written as one text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Letters that sound alike in Spanish, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ch|sh/g, 'C'],
  [/ph/g, 'f'],
  [/ll/g, 'y'],
  [/qu(?=[ei])|[qk]/g, 'k'],
  [/c(?=[ei])|[zx]/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])|w/g, 'g'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/m(?=[bp])/g, 'n'],
  [/y\b/g, 'i'],
  // «Caro» is no «carro».
  [/([^r])\1+/g, '$1'],
];

/** Phonetic spelling of a folded word: `kiero` and `quiero` are the same. */
export const phonetic = (word: string): string =>
  sounds.reduce((sound, [letters, letter]) => sound.replaceAll(letters, letter), word);

const laughter = /[😂🤣😅😆😹🙈]/gu;
const laughs = /\b(?:a?([jh][aei])\1+[jh]?|lo+l|lmao|xd)\b/g;
const year = /\b(?:19|20)\d\d\b/g;

/** Words of a text in phonetic spelling, with all laughter and all years made alike, and «porfaaaa» as «porfa». */
export function phoneticTokens(text: string): string[] {
  const folded = fold(text.replaceAll(laughter, ' jaja '))
    .replaceAll(laughs, 'jaja')
    .replaceAll(year, '1999');
  // All words at once: a dozen replacements for each one take most of the time of a long message.
  return wordsOf(phonetic(folded.replaceAll(/(\S)\1{2,}/g, '$1')));
}

const stopWords: PerLang<ReadonlySet<string>> = {
  es: new Set(wordsOf(fold(spa.join(' ')))),
  en: new Set(wordsOf(fold(eng.join(' ')))),
};

/** Words of the shortest message whose language is known: one or two are as likely a name. */
const FEWEST_WORDS = 3;

/** Language of a message, where it has twice as many of one's stop words as of the other's. */
export function langOf(message: string): Lang | undefined {
  const words = wordsOf(fold(message));
  if (words.length < FEWEST_WORDS) return undefined;
  const only = (lang: Lang, other: Lang): number =>
    words.filter((word) => stopWords[lang].has(word) && !stopWords[other].has(word)).length;
  const [es, en] = [only('es', 'en'), only('en', 'es')];
  if (es > 2 * en) return 'es';
  return en > 2 * es ? 'en' : undefined;
}

const stemmers = { es: createStemmer('spanish'), en: createStemmer('english') };
const stems: PerLang<Map<string, string>> = { es: new Map(), en: new Map() };

/** Most words whose stem is kept in memory. */
const MAX_STEMS = 20_000;

/** Stem of a folded word: numbers, genders and forms of verbs come together. */
export function stem(word: string, lang: Lang): string {
  const before = stems[lang].get(word);
  if (before !== undefined) return before;
  const cut = word.length < 5 ? word : stemmers[lang].stem(word);
  // Of a short word too little would be left: «láser» is not «las».
  const found = cut.length < 4 ? word.replace(/s$/, '') : cut;
  if (stems[lang].size < MAX_STEMS) stems[lang].set(word, found);
  return found;
}

/** The stem under which a word is indexed, or null for a stop word. Without its tilde, «uñas» would be one. */
export function indexTerm(word: string, lang: Lang): string | null {
  const folded = fold(word.normalize('NFC'));
  const isStop = !/ñ/i.test(word.normalize('NFC')) && stopWords[lang].has(folded);
  return folded === '' || isStop ? null : stem(folded, lang);
}

/** The terms of a text, without repeats. */
export const termsOf = (text: string, lang: Lang): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => indexTerm(word, lang) ?? []),
  ),
];
