import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, type Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { stem } from '#engine/terms.ts';
import { fold, setOf } from '#text/words.ts';
import { free, labels, limits } from './data/grounds.ts';

/** What a sentence says: its telling words, and the words that turn or narrow what it says. */
type Saying = { telling: ReadonlySet<string>; limiting: ReadonlySet<string> };

const freeWords = setOf(free);

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

const symbols: readonly (readonly [RegExp, string])[] = [
  [/[$€£]|\bCOP\b/g, ' pesos '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
];

function read(sentence: string, lang: Lang): Saying {
  const plain = symbols.reduce(
    (text, [symbol, word]) => text.replaceAll(symbol, word),
    withPlainNumbers(sentence),
  );
  const words = fold(plain).split(' ').filter(Boolean);
  return {
    telling: new Set(
      words.filter((word) => !freeWords.has(word) && !limitOf.has(word)).map((word) => stem(word, lang)),
    ),
    limiting: new Set(words.flatMap((word) => limitOf.get(word) ?? [])),
  };
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && isWithin(one, other);

/** The texts of the settings in a language, each with what a fact of its kind is called. */
function factsOf(site: Site, lang: Lang): string[] {
  const { name, contact, address, hours } = site;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    if (lang in value) return texts((value as Record<string, unknown>)[lang]);
    return Object.values(value).flatMap(texts);
  };
  return [
    name,
    labels[lang].emergency,
    `${labels[lang].hours} ${hours.map((entry) => entry[lang]).join(' ')}`,
    `${labels[lang].address} ${Object.values(address).join(' ')}`,
    `${labels[lang].contact} ${Object.values(contact).join(' ')}`,
    ...texts([site.visits, site.shipping, site.laser]),
  ];
}

/** What a document says, sentence by sentence: its title goes without saying in each. */
function passagesOf({ title, text, facts = {}, price, lang }: ChatDocument): string[] {
  const sentences = sentencesOf([text, ...Object.values(facts)].join('\n'));
  const prices = price === undefined ? [] : [`$ ${price}`];
  return [...sentences, ...prices].map((sentence) => {
    const label = /[$]/.test(sentence) ? labels[lang].price : '';
    return `${title} ${label} ${sentence}`;
  });
}

/**
 * Makes the test whether a reply is borne out by the clinic: each of its sentences is a courtesy, or all that it
 * tells stands together in one sentence that the clinic has published, with the same «no», «solo», «puede» and «hasta».
 * What the clinic has not said is not shown, however it is worded.
 */
export function createGrounds(documents: readonly ChatDocument[], site: Site) {
  const sayings = (lang: Lang): Saying[] =>
    [
      ...documents.filter((document) => document.lang === lang).flatMap(passagesOf),
      ...factsOf(site, lang),
    ].map((passage) => read(passage, lang));
  const published = { es: sayings('es'), en: sayings('en') };

  const isBorneOutIn = (lang: Lang, sentence: string): boolean => {
    const { telling, limiting } = read(sentence, lang);
    if (telling.size === 0) return limiting.size === 0;
    return published[lang].some(
      (passage) => isWithin(telling, passage.telling) && isSame(limiting, passage.limiting),
    );
  };

  return (text: string): boolean =>
    sentencesOf(text).every((sentence) => languages.some((lang) => isBorneOutIn(lang, sentence)));
}
