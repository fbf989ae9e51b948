import type { Lang } from '@tesela/core/lang';

import { fold, indexTerm, stem, termsOf } from '#text/words.ts';

import phrases from './data/intents.json' with { type: 'json' };

/** What may be asked of anything: a price, or a fact by its label. */
export type Intent = Exclude<keyof typeof phrases, 'filler'>;

/** The intents of a message, its terms without fillers, what it names beside them, and whether that is nothing. */
export type Intents = {
  intents: ReadonlySet<Intent>;
  terms: readonly string[];
  named: string;
  isBare: boolean;
};

/** `filler`: words around a question that name nothing. */
type Phrase = { intent: keyof typeof phrases; stems: readonly string[] };

const stemsOf = (text: string, lang: Lang): string[] => text.split(' ').map((word) => stem(word, lang));

const byFirstStem = (lang: Lang): Map<string | undefined, Phrase[]> => {
  const all = (Object.keys(phrases) as (keyof typeof phrases)[]).flatMap((intent) =>
    // its keys
    phrases[intent].map((phrase): Phrase => ({ intent, stems: stemsOf(fold(phrase), lang) })),
  );
  return Map.groupBy(all, ({ stems }) => stems[0]);
};

const known = { es: byFirstStem('es'), en: byFirstStem('en') };

const fillers = new Set(phrases.filler.map(fold));

/** Whether a folded word is one around a question, and names nothing. */
export const isFiller = (word: string): boolean => fillers.has(word);

const pronouns =
  /\b(?:eso|esa|ese|esto|esta|este|esos|esas|estos|estas|lo|la|it|its|that|this|those|these|they|one)\b/g;

/** Reads the intents of a message, whatever the endings of its words. */
export function readIntents(message: string, lang: Lang): Intents {
  const words = fold(message).replaceAll(pronouns, ' ').split(' ').filter(Boolean);
  const stems = words.map((word) => stem(word, lang));
  const intents = new Set<Intent>();
  const inIntent = new Set<number>();
  const inFiller = new Set<number>();
  for (const [at, first] of stems.entries())
    for (const { intent, stems: phrase } of known[lang].get(first) ?? []) {
      if (phrase.some((one, index) => stems[at + index] !== one)) continue;
      if (intent !== 'filler') intents.add(intent);
      for (const index of phrase.keys()) (intent === 'filler' ? inFiller : inIntent).add(at + index);
    }
  const named = words
    .filter((word, at) => !inIntent.has(at) && !inFiller.has(at) && indexTerm(word, lang) !== null)
    .join(' ');
  const telling = words.filter((_, at) => inIntent.has(at) || !inFiller.has(at));
  return {
    intents,
    terms: termsOf(telling.join(' '), lang),
    named,
    isBare: named === '',
  };
}

/** What the page remembers of the talk, as paths: its subject, and what was shown last, the answer first. */
export type Memory = { about?: string | undefined; shown?: readonly string[] | undefined };

/** Words of the longest message that refers to what was shown or said before. */
const FEW = 8;

const isShort = (text: string): boolean => text.split(' ').length <= FEW;

const ordinals: readonly RegExp[] = [
  /\b(?:(?:el|la|lo) primer[oa]?|(?:the )?first(?: one)?|opcion 1|option 1|numero uno)\b/,
  /\b(?:(?:el|la) segund[oa]|(?:the )?second(?: one)?|opcion 2|option 2|numero dos)\b/,
  /\b(?:(?:el|la) tercer[oa]?|(?:the )?third(?: one)?|opcion 3|option 3|numero tres)\b/,
];

const last = /\b(?:(?:el|la) ultim[oa]|(?:the )?last one)\b/;

/** «No, la otra»: what was shown beside the answer. */
const other = /\b(?:(?:el|la) otr[oa]|the other(?: one)?|otra opcion)\b/;

/**
 * The path that a message refers to among those that were shown: «el segundo».
 * @param isPreferred of which «el otro» is rather
 */
export function referredPath(
  message: string,
  { shown = [], about }: Memory,
  isPreferred: (path: string) => boolean,
): string | undefined {
  const text = fold(message);
  if (shown.length === 0 || !isShort(text)) return undefined;
  const ordinal = ordinals.findIndex((pattern) => pattern.test(text));
  if (ordinal >= 0) return shown[ordinal];
  if (last.test(text)) return shown.at(-1);
  if (!other.test(text)) return undefined;
  const current = shown.find((path) => path === about) ?? shown[0];
  const beside = shown.slice(1).filter((path) => path !== current);
  return beside.find(isPreferred) ?? beside[0] ?? shown[0];
}

const followUp =
  /^(?:y|e|pero|entonces|and|but|so|ok y|bueno y|what about|how about)\b|\b(?:eso|esa|ese|esos|esas|it|that one)\b/;

/** Whether a message follows up on what was said before: «¿y eso duele?» */
export function isFollowUp(message: string): boolean {
  const text = fold(message);
  return isShort(text) && followUp.test(text);
}
