import { splitPath, type Lang } from '@clinic/shared/lang';
import MiniSearch, { type SearchResult } from 'minisearch';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { indexTerm, termsOf } from './terms.ts';

export type Match = {
  document: ChatDocument;
  /** Words of the question that the document has, as the index keeps them. */
  terms: readonly string[];
  /** 0–1: how much of what was asked the document covers; rare words weigh more. */
  coverage: number;
  /** 0–1: the same for the document's title and questions alone. */
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

/** Results that are measured: the answer is among the first. */
const MAX_RESULTS = 30;

const searchOptions = {
  // What visitors ask tells more than a word that happens to stand in a title.
  boost: { title: 4, asked: 8 },
  prefix: (term: string) => term.length >= 4,
  weights: { prefix: 0.5, fuzzy: 0 },
  // Questions come as index terms already, and stemming twice may cut twice.
  processTerm: (term: string) => term,
};

const askedOf = ({ questions = [] }: ChatDocument): string => questions.join(' ');

/**
 * Whoever names a concern is shown care before products; whoever wants products says so. The home page has
 * a little of everything and the answer to nothing.
 */
const preferenceFor = ({ about, path }: ChatDocument): number =>
  about === 'shop' || about === 'product' || splitPath(path).path === '/' ? 0.5 : 1;

const isName = (field: string): boolean => field === 'title' || field === 'asked';

/** What a hit is worth, 0–1. */
function hitQuality(term: string, { match }: SearchResult, fieldCounts: (field: string) => boolean): number {
  const hits = Object.keys(match).filter((hit) => hit.startsWith(term) && match[hit]?.some(fieldCounts));
  return hits.includes(term) ? 1 : hits.length > 0 ? 0.9 : 0;
}

function createLangRetriever(all: readonly ChatDocument[], lang: Lang) {
  const documents = all.filter((item) => item.lang === lang);
  const preferences = documents.map(preferenceFor);
  const index = new MiniSearch<{ id: number; title: string; asked: string; text: string }>({
    fields: ['title', 'asked', 'text'],
    processTerm: (term) => indexTerm(term, lang),
    searchOptions: { ...searchOptions, boostDocument: (id: number) => preferences[id] ?? 1 },
  });
  const frequencies = new Map<string, number>();
  for (const [id, document] of documents.entries()) {
    const { title, text } = document;
    const asked = askedOf(document);
    index.add({ id, title, asked, text });
    for (const term of termsOf(`${title} ${asked} ${text}`, lang))
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  /** How telling a word is: one that no document has counts most. */
  const weightOf = (term: string): number =>
    Math.log(1 + (documents.length + 1) / ((frequencies.get(term) ?? 0) + 0.5));

  return (question: string, which: (document: ChatDocument) => boolean = () => true): Match[] => {
    const terms = termsOf(question, lang)
      .map((term) => ({ term, weight: weightOf(term) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MAX_TERMS);
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    const filter = ({ id }: SearchResult): boolean => {
      const document = documents[Number(id)];
      return document !== undefined && which(document);
    };
    const measure = (result: SearchResult) => {
      const cover = (counts: (field: string) => boolean) =>
        terms.reduce((sum, { term, weight }) => sum + weight * hitQuality(term, result, counts), 0) / total;
      const [coverage, titleCoverage] = [cover(() => true), cover(isName)];
      return { result, coverage, titleCoverage, rank: result.score * coverage * (1 + 2 * titleCoverage) };
    };
    return index
      .search(terms.map(({ term }) => term).join(' '), { filter })
      .slice(0, MAX_RESULTS)
      .map(measure)
      .toSorted((a, b) => b.rank - a.rank)
      .flatMap(({ result, coverage, titleCoverage }) => {
        const document = documents[Number(result.id)];
        const terms = result.queryTerms.filter((term) => hitQuality(term, result, () => true) > 0);
        return document ? { document, terms, coverage, titleCoverage } : [];
      });
  };
}

/** Indexes the documents of each language. */
export function createRetriever(documents: readonly ChatDocument[]): Retriever {
  const byLang = { es: createLangRetriever(documents, 'es'), en: createLangRetriever(documents, 'en') };
  return (question, lang, which) => byLang[lang](question, which);
}
