import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, type Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { stem } from '#answer/terms.ts';
import { fold, setOf } from '#text/words.ts';
import { free, labels, limits } from './data/grounds.ts';

/** What a sentence says: its telling words, numbers with what they count, and words that turn or narrow what it says. */
type Saying = Record<'telling' | 'counted' | 'limiting', ReadonlySet<string>>;

const freeWords = setOf(free);

/** Telling words of a sentence that is not a whole one of the clinic's: fewer stand together somewhere by chance. */
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

/** Signs that tell something, as words. */
const symbols: readonly (readonly [RegExp, string])[] = [
  [/(?<!US)(?:\$|\bCOP)\s{0,2}(\d+)/g, ' $1 pesos '],
  [/US\$|[$€£]/g, ' foreign '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
];

function read(sentence: string, lang: Lang): Saying {
  const plain = symbols.reduce(
    (text, [symbol, word]) => text.replaceAll(symbol, word),
    withPlainNumbers(sentence),
  );
  const words = fold(plain).split(' ').filter(Boolean);
  const isTelling = (word: string | undefined): word is string =>
    word !== undefined && !freeWords.has(word) && !limitOf.has(word);
  // The `15` of `15 %` is not that of «15 gotas».
  const counted = words.flatMap((word, at) => {
    const next = words[at + 1];
    return /^\d+$/.test(word) && isTelling(next) ? `${word} ${stem(next, lang)}` : [];
  });
  return {
    telling: new Set(words.filter(isTelling).map((word) => stem(word, lang))),
    counted: new Set(counted),
    limiting: new Set(words.flatMap((word) => limitOf.get(word) ?? [])),
  };
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && isWithin(one, other);

/** A sentence that the clinic has published, and what goes without saying in it. */
type Passage = { about: string; sentence: string };

/** The texts of the settings in a language, each with what a fact of its kind is called. */
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

/** What a document states, sentence by sentence: its title goes without saying in each. */
function passagesOf({ title, text, facts = {}, price, lang }: ChatDocument): Passage[] {
  const stated = [text, ...Object.values(facts)].join('\n').replaceAll(/[^.!?\n]*\?/g, '');
  const prices = price === undefined ? [] : [`$ ${price}`];
  return [...sentencesOf(stated), ...prices].map((sentence) => ({
    about: sentence.includes('$') ? `${title} ${labels[lang].price}` : title,
    sentence,
  }));
}

/**
 * Makes the test whether a reply is borne out by the clinic: each of its sentences is a courtesy, or all that it
 * tells stands together in one sentence that the clinic has published, with the same «no», «solo», «puede» and «hasta».
 * What the clinic has not said is not shown, however it is worded.
 */
export function createGrounds(documents: readonly ChatDocument[], site: Site) {
  const sayings = (lang: Lang) =>
    [
      ...documents.filter((document) => document.lang === lang).flatMap(passagesOf),
      ...factsOf(site, lang),
    ].map(({ about, sentence }) => ({
      ...read(`${about} ${sentence}`, lang),
      whole: read(sentence, lang).telling,
    }));
  const published = { es: sayings('es'), en: sayings('en') };

  const isBorneOutIn = (lang: Lang, sentence: string): boolean => {
    const { telling, counted, limiting } = read(sentence, lang);
    if (telling.size === 0) return limiting.size === 0;
    return published[lang].some(
      (passage) =>
        (telling.size >= FEWEST || (telling.size > 1 && isWithin(passage.whole, telling))) &&
        isWithin(telling, passage.telling) &&
        isWithin(counted, passage.counted) &&
        isSame(limiting, passage.limiting),
    );
  };

  return (text: string): boolean =>
    sentencesOf(text).every((sentence) => languages.some((lang) => isBorneOutIn(lang, sentence)));
}
