import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { About, Wish } from '@clinic/shared/knowledge';
import { languages, localizePath, splitPath, type Lang, type PerLang } from '@clinic/shared/lang';

import { isStory } from '#text/words.ts';
import { aspects } from './data/aspects.ts';
import { manners, type Manner } from './data/manners.ts';
import { createNames } from './names.ts';
import { createNearest, type Example, type Match } from './nearest.ts';
import { createPhrases } from './phrases.ts';
import { termsOf } from './terms.ts';

export type Aspect = keyof typeof aspects;

/** What a message may be about: a page, a wish that its page is the place for, or the machine itself. */
export type Topic = { document: ChatDocument; about: About; wish?: Wish } | { manner: Manner };

/** A page or a wish. */
export type Place = Extract<Topic, { document: ChatDocument }>;

/** A message: as it is looked up, as it is matched, what it asks of its subject, and what that may be, likeliest first. */
export type Question = {
  words: string;
  text: string;
  lang: Lang;
  asks: ReadonlySet<Aspect>;
  /** By the whole message. */
  found: readonly Match<Place>[];
  /** Whether nothing is left without «cuánto cuesta», «duele»: it leans on what was said before. */
  isBare: boolean;
  /** By what is left: the thing itself. */
  named: readonly Match<Place>[];
  /** The treatment that it names, if it names one. */
  mentioned: ChatDocument | undefined;
  manner: Match<Manner> | undefined;
  /** Whether it, or a part of it, asks what only an examination can tell. */
  isExamination: boolean;
  /** What its parts ask for, each surely. */
  parts: readonly Place[];
};

/** How sure a match must be to be the answer, and to be offered as one of a few. */
export const SURE = 0.37;
export const LIKELY = 0.24;

/** A part of a message says less than all of it. */
const PART = 0.65;

/** All of a story is like no single question, and says what it is about better than «y vivo en el norte» does. */
const STORY = 5;
const MOST_OF_STORY = 0.9;

/** How near to the best match another may come and be meant as well. */
export const CLOSE = 0.7;

/** How sure a match must be to count whatever else is said. */
export const CERTAIN = 0.6;

/** «¿Eso es normal?» beside another question asks for no examination: it is of that. */
const saysMore = (part: string, lang: Lang): boolean => termsOf(part, lang).some((term) => term !== 'normal');

/** «Tengo libre después de las tres», «la barriga después del parto»: no care afterwards. */
const noAftercare =
  /\b(?:despues|antes) de(?:l| las?| mi| un)? (?:\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|partos?|embarazos?|bebes?|trabajo|almuerzo|adelgazar|bajar de peso|covid)\b/g;

/** Parts that are looked at: nobody asks more at once. */
const MOST_PARTS = 8;

/** The best match of all parts, for each topic. */
function merge<T>(matches: readonly Match<T>[]): Match<T>[] {
  const best = new Map<T, number>();
  for (const { of, score } of matches) best.set(of, Math.max(best.get(of) ?? 0, score));
  return [...best].map(([of, score]) => ({ of, score })).toSorted((a, b) => b.score - a.score);
}

/** What is about these first of all, if a match is good enough. */
export const firstOf = (
  matches: readonly Match<Place>[],
  least: number,
  ...abouts: readonly About[]
): Match<Place> | undefined => matches.find(({ of, score }) => score >= least && abouts.includes(of.about));

/** What answers a question, whatever the language. */
type Key = { path: string; wish?: Wish } | { manner: Manner };

/** Visitors write in their own language, whatever the page's: a page is asked for in either. */
function examplesOf(documents: readonly ChatDocument[]): Example<Key>[] {
  const keys = new Map<string, Key>();
  const keyOf = (path: string, wish?: Wish): Key => {
    const name = `${path} ${wish ?? ''}`;
    const key = keys.get(name) ?? { path, ...(wish && { wish }) };
    keys.set(name, key);
    return key;
  };
  const ofPages = documents.flatMap(({ path: localized, questions = [], wishes = {} }): Example<Key>[] => {
    const { path } = splitPath(localized);
    const asked = Object.entries(wishes) as [Wish, readonly string[]][]; // its keys
    return [
      ...questions.map((question) => ({ of: keyOf(path), question })),
      ...asked.flatMap(([wish, all]) => all.map((question) => ({ of: keyOf(path, wish), question }))),
    ];
  });
  const ofManners = (Object.keys(manners) as Manner[]).flatMap((manner) => {
    const of: Key = { manner };
    return languages.flatMap((lang) => manners[manner][lang].map((question) => ({ of, question })));
  });
  return [...ofPages, ...ofManners];
}

/** How much a match counts that has none of the words of a message that carry a subject. */
const UNCOVERED = 0.3;

/** Matches that are looked at closer. */
const MOST_MATCHES = 8;

/** The words of a subject that each answer has, and how telling each word is. */
function createCoverage(documents: readonly ChatDocument[], examples: readonly Example<Key>[]) {
  const words = new Map<Key, Set<string>>();
  const add = (key: Key, texts: readonly string[], lang: Lang): void => {
    const known = words.get(key) ?? new Set();
    for (const text of texts) for (const term of termsOf(text, lang)) known.add(term);
    words.set(key, known);
  };
  for (const { of, question } of examples) for (const lang of languages) add(of, [question], lang);
  for (const key of words.keys()) {
    if ('manner' in key || key.wish) continue;
    for (const { path, title, text, lang } of documents)
      if (splitPath(path).path === key.path) add(key, [title, text], lang);
  }
  const frequencies = new Map<string, number>();
  for (const known of words.values())
    for (const term of known) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const weightOf = (term: string): number => Math.log(1 + words.size / ((frequencies.get(term) ?? 0) + 0.5));
  /** 0–1: how much of what a message is about the answer speaks of. */
  return (key: Key, terms: readonly string[]): number => {
    const sum = (some: readonly string[]) => some.reduce((all, term) => all + weightOf(term), 0);
    return terms.length === 0 ? 1 : sum(terms.filter((term) => words.get(key)?.has(term))) / sum(terms);
  };
}

const isPlace = (match: Match<Topic>): match is Match<Place> => 'document' in match.of;

/** Reads messages: what they ask for, by the questions that lead to each page. */
export function createSubjects(documents: readonly ChatDocument[]) {
  const examples = examplesOf(documents);
  const nearestKeys = createNearest(examples);
  const nameIn = createNames(documents);
  const coverageOf = createCoverage(documents, examples);
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const saidIn = { es: createPhrases(aspects, 'es'), en: createPhrases(aspects, 'en') };
  const topics: PerLang<Map<Key, Topic | undefined>> = { es: new Map(), en: new Map() };

  function topicOf(key: Key, lang: Lang): Topic | undefined {
    if ('manner' in key) return key;
    const document = byPath.get(localizePath(key.path, lang));
    if (document?.about === undefined) return undefined;
    return { document, ...key, about: key.wish ? 'practice' : document.about };
  }

  /** The same object for the same topic: matches of parts are merged by it. */
  const nearestIn = (lang: Lang) => (text: string) => {
    const terms = termsOf(text, lang);
    return nearestKeys(text)
      .slice(0, MOST_MATCHES)
      .flatMap(({ of: key, score }): Match<Topic>[] => {
        if (!topics[lang].has(key)) topics[lang].set(key, topicOf(key, lang));
        const of = topics[lang].get(key);
        const share = UNCOVERED + (1 - UNCOVERED) * coverageOf(key, terms);
        return of ? [{ of, score: score * share }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
  };

  /**
   * @param parts of the message, corrected; between full stops, commas and «y»
   * @param text all of it, folded
   */
  return (words: string, text: string, parts: readonly string[], lang: Lang): Question => {
    const nearest = nearestIn(lang);
    const whole = nearest(text);
    // «¿Y cuántas sesiones son?» is asked of what the rest names.
    const isAsking = (part: string): boolean => {
      const said = saidIn[lang](part);
      return termsOf(said.names.has('price') ? part : said.rest, lang).length > 0;
    };
    const asking = (parts.length > 1 ? parts.filter(isAsking) : []).slice(0, MOST_PARTS);
    const apart = asking.map((part) => nearest(part));
    const isLong = isStory(text.split(' '));
    const weighed = isLong
      ? whole.map(({ of, score }) => ({ of, score: Math.max(score, Math.min(STORY * score, MOST_OF_STORY)) }))
      : whole;
    const found = merge([...weighed, ...apart.flat().map(({ of, score }) => ({ of, score: PART * score }))]);
    const { names, rest } = saidIn[lang](text.replace(noAftercare, ''));
    const [best] = whole;
    const isBare = names.size > 0 && termsOf(rest, lang).length === 0;
    // «How much is it?» asks nothing that only an examination can tell, whatever the page's language.
    const isOfAnything = names.size > 0 && languages.some((either) => termsOf(rest, either).length === 0);
    const isExamination = (matches: readonly Match<Topic>[], least: number): boolean => {
      const asked = matches.find(({ of }) => 'manner' in of && of.manner === 'examination')?.score ?? 0;
      return asked >= least && asked >= CLOSE * (matches[0]?.score ?? 0);
    };
    return {
      words,
      text,
      lang,
      asks: names,
      found: found.filter(isPlace),
      isBare,
      named: (names.size > 0 && !isLong ? merge(nearest(rest)) : found).filter(isPlace),
      mentioned: nameIn(text, lang),
      manner:
        best && 'manner' in best.of && !(isOfAnything && best.of.manner === 'examination')
          ? { of: best.of.manner, score: best.score }
          : undefined,
      isExamination:
        (!isOfAnything && isExamination(whole, SURE)) ||
        apart.some((part, at) => isExamination(part, CERTAIN) && saysMore(asking[at] ?? '', lang)),
      parts: merge(apart.flatMap(([first]) => (first && first.score >= CERTAIN ? [first] : [])))
        .filter(isPlace)
        .map(({ of }) => of),
    };
  };
}
