import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, type Lang } from '@clinic/shared/languages';
import type { Site } from '@clinic/shared/settings';

import { fold, stem, wordsOf } from '#text/words.ts';

import { free, labels, limits } from './data/groundingWords.ts';

/** A sentence as sets: its content words, its numbers with what they count, and its limiting words («no», «solo»). */
type Claim = Record<'content' | 'counted' | 'limiting', ReadonlySet<string>>;

const freeWords = new Set(wordsOf(free));

/** Content words of a claim that is part of a published sentence: fewer occur together by chance. */
const FEWEST = 3;

const limitOf: ReadonlyMap<string, string> = new Map(
  limits.flatMap((row) => row.split(' ').map((word): [string, string] => [word, row])),
);

/** Sentences; the dot of `1.5` or `a.m.` in the middle of a word ends none. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/[\n!?…]|[.;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** `320.000`, `320,000` and `$ 320.000,00` are one number. */
const withPlainNumbers = (text: string): string =>
  text.replaceAll(/\d{1,3}(?:[.,]\d{3})+(?:[.,]00)?/g, (number) => number.replaceAll(/[.,](?:00$)?/g, ''));

/** Symbols with a meaning, as words. */
const symbols: readonly (readonly [RegExp, string])[] = [
  [/(?<!US)(?:\$|\bCOP)\s{0,2}(\d+)/g, ' $1 pesos '],
  [/US\$|[$€£]/g, ' foreign '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
];

function claimOf(sentence: string, lang: Lang): Claim {
  const plain = symbols.reduce(
    (text, [symbol, word]) => text.replaceAll(symbol, word),
    withPlainNumbers(sentence),
  );
  const words = fold(plain).split(' ').filter(Boolean);
  const isContent = (word: string | undefined): word is string =>
    word !== undefined && !freeWords.has(word) && !limitOf.has(word);
  // The `15` of `15 %` is not that of «15 gotas».
  const counted = words.flatMap((word, at) => {
    const next = words[at + 1];
    return /^\d+$/.test(word) && isContent(next) ? `${word} ${stem(next, lang)}` : [];
  });
  return {
    content: new Set(words.filter(isContent).map((word) => stem(word, lang))),
    counted: new Set(counted),
    limiting: new Set(words.flatMap((word) => limitOf.get(word) ?? [])),
  };
}

/** A sentence that the clinic has published, and the subject that it leaves unsaid. */
type Passage = { about: string; sentence: string };

/** The texts of the settings in a language, each with the words for a fact of its kind. */
function factsOf(site: Site, lang: Lang): Passage[] {
  const { name, contact, address, hours } = site;
  const names = labels[lang];
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    if (lang in value) return texts((value as Record<string, unknown>)[lang]);
    return Object.values(value).flatMap(texts);
  };
  return [
    { about: '', sentence: names.emergency },
    // Each by itself: else Saturday has the hours of a weekday.
    ...hours.map((entry) => ({ about: names.hours, sentence: entry[lang] })),
    { about: names.address, sentence: Object.values(address).join(' ') },
    { about: names.contact, sentence: Object.values(contact).join(' ') },
    ...texts([name, site.visits, site.shipping, site.laser]).map((sentence) => ({ about: '', sentence })),
  ];
}

/** The sentences of a document: its title is the subject of each. */
function passagesOf({ title, text, facts = {}, price, lang }: ChatDocument): Passage[] {
  const stated = [text, ...Object.values(facts)].join('\n').replaceAll(/[^.!?\n]*\?/g, '');
  const prices = price === undefined ? [] : [`$ ${price}`];
  return [...sentencesOf(stated), ...prices].map((sentence) => ({
    about: sentence.includes('$') ? `${title} ${labels[lang].price}` : title,
    sentence,
  }));
}

/**
 * Makes the test whether the clinic's own words support a text: each of its sentences is a courtesy, or its content
 * words stand together in one published sentence, with the same «no», «solo», «puede» and «hasta».
 */
export function createGroundingCheck(documents: readonly ChatDocument[], site: Site) {
  const claimsIn = (lang: Lang) =>
    [
      ...documents.filter((document) => document.lang === lang).flatMap(passagesOf),
      ...factsOf(site, lang),
    ].map(({ about, sentence }) => ({
      ...claimOf(`${about} ${sentence}`, lang),
      whole: claimOf(sentence, lang).content,
    }));
  const published = { es: claimsIn('es'), en: claimsIn('en') };

  const isSupportedIn = (lang: Lang, sentence: string): boolean => {
    const { content, counted, limiting } = claimOf(sentence, lang);
    if (content.size === 0) return limiting.size === 0;
    return published[lang].some(
      (passage) =>
        (content.size >= FEWEST || (content.size > 1 && passage.whole.isSubsetOf(content))) &&
        content.isSubsetOf(passage.content) &&
        counted.isSubsetOf(passage.counted) &&
        limiting.symmetricDifference(passage.limiting).size === 0,
    );
  };

  return (text: string): boolean =>
    sentencesOf(text).every((sentence) => languages.some((lang) => isSupportedIn(lang, sentence)));
}
