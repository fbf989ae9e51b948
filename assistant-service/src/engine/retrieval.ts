import { languages, splitPath, type Lang } from '@clinic/shared/lang';
import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchResult } from 'minisearch';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { wordsOfAlias } from './aliases.ts';
import { indexTerm, termsOf } from './terms.ts';

export type Match = {
  document: ChatDocument;
  /** Words of the question that the document has, as the index keeps them. */
  terms: readonly string[];
  /** 0–1: how much of what was asked the document covers; rare words weigh more. */
  coverage: number;
  /** 0–1: the same for the document's title and aliases alone. */
  titleCoverage: number;
};

/** Finds the documents of a language that a question is about, the best first. */
export type Retriever = (
  question: string,
  lang: Lang,
  which?: (document: ChatDocument) => boolean,
) => Match[];

/** Words looked up of one question, the rarest: nobody asks more at once, and each costs time. */
const MAX_TERMS = 12;

/** Letters that a word must have to be found in spite of a slip. */
const FUZZY = 6;

/** Results that are measured: the answer is among the first. */
const MAX_RESULTS = 30;

const searchOptions = {
  // Aliases are chosen by hand, so they tell more than a word that happens to stand in a title.
  boost: { title: 4, aliases: 8 },
  prefix: (term: string) => term.length >= 4,
  // One slip of the finger in a word of six letters, two in a long one.
  fuzzy: (term: string) => (term.length < FUZZY ? false : term.length < 9 ? 1 : 2),
  weights: { prefix: 0.5, fuzzy: 0.3 },
  // Questions come as index terms already, and stemming twice may cut twice.
  processTerm: (term: string) => term,
};

/** The words of aliases and questions, without the marks by which aliases are combined. */
const namesOf = ({ aliases = [], questions = [] }: ChatDocument): string =>
  wordsOfAlias([...aliases, ...questions].join(' '));

/**
 * Whoever names a concern is shown care before products; whoever wants products says so. The home page has
 * a little of everything and the answer to nothing.
 */
const preferenceFor = ({ about, path }: ChatDocument): number =>
  about === 'shop' || about === 'product' || splitPath(path).path === '/' ? 0.5 : 1;

type Weights = ReadonlyMap<string, number>;

const isName = (field: string): boolean => field === 'title' || field === 'aliases';

/** Whether two words that begin alike differ by two letters at most. */
const isSlip = (one: string, other: string): boolean => one[0] === other[0] && distance(one, other) <= 2;

/** What a hit is worth, 0–1. A misspelt word counts only where it names the document: `pizza` is not `pinza`. */
function hitQuality(term: string, { match }: SearchResult, fieldCounts: (field: string) => boolean): number {
  let best = 0;
  for (const hit of Object.keys(match)) {
    const fields = match[hit] ?? [];
    if (!fields.some(fieldCounts)) continue;
    if (hit === term) return 1;
    if (hit.startsWith(term)) best = Math.max(best, 0.9);
    else if (term.length >= FUZZY && fields.some(isName) && isSlip(hit, term)) best = Math.max(best, 0.75);
  }
  return best;
}

function measure(result: SearchResult, weights: Weights) {
  const total = [...weights.values()].reduce((all, weight) => all + weight, 0);
  const cover = (fieldCounts: (field: string) => boolean) =>
    result.queryTerms.reduce(
      (all, term) => all + (weights.get(term) ?? 0) * hitQuality(term, result, fieldCounts),
      0,
    ) / total;
  const coverage = cover(() => true);
  const titleCoverage = cover(isName);
  return { result, coverage, titleCoverage, rank: result.score * coverage * (1 + 2 * titleCoverage) };
}

function createIndex(documents: readonly ChatDocument[], lang: Lang) {
  const preferences = documents.map(preferenceFor);
  const index = new MiniSearch<{ id: number; title: string; aliases: string; text: string }>({
    fields: ['title', 'aliases', 'text'],
    processTerm: (term) => indexTerm(term, lang),
    searchOptions: { ...searchOptions, boostDocument: (id: number) => preferences[id] ?? 1 },
  });
  const frequencies = new Map<string, number>();
  documents.forEach((document, id) => {
    const { title, text } = document;
    const aliases = namesOf(document);
    index.add({ id, title, aliases, text });
    for (const term of termsOf(`${title} ${aliases} ${text}`, lang)) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  });
  return { index, frequencies };
}

function createLangRetriever(documents: readonly ChatDocument[], lang: Lang) {
  const { index, frequencies } = createIndex(documents, lang);

  /** How telling each word of a question is: one that no document has counts most. */
  const weigh = (terms: readonly string[]): Weights =>
    new Map(
      terms
        .map((term): [string, number] => [
          term,
          Math.log(1 + (documents.length + 1) / ((frequencies.get(term) ?? 0) + 0.5)),
        ])
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MAX_TERMS),
    );

  return (question: string, which?: (document: ChatDocument) => boolean): Match[] => {
    const weights = weigh(termsOf(question, lang));
    const documentOf = ({ id }: SearchResult) => documents[Number(id)];
    const filter = (result: SearchResult): boolean => {
      const document = documentOf(result);
      return document !== undefined && (which?.(document) ?? true);
    };
    return index
      .search([...weights.keys()].join(' '), { filter })
      .slice(0, MAX_RESULTS)
      .map((result) => measure(result, weights))
      .toSorted((a, b) => b.rank - a.rank)
      .flatMap(({ result, coverage, titleCoverage }) => {
        const document = documentOf(result);
        const terms = result.queryTerms.filter((term) => hitQuality(term, result, () => true) > 0);
        return document ? { document, terms, coverage, titleCoverage } : [];
      });
  };
}

/** Indexes the documents of each language. */
export function createRetriever(documents: readonly ChatDocument[]): Retriever {
  const byLang = new Map(
    languages.map((lang) => [
      lang,
      createLangRetriever(
        documents.filter((item) => item.lang === lang),
        lang,
      ),
    ]),
  );
  return (question, lang, which) => byLang.get(lang)?.(question, which) ?? [];
}
