import { languages, splitPath, type Lang } from '@clinic/shared/lang';
import MiniSearch, { type SearchResult } from 'minisearch';

import type { ChatDocument } from './documents.ts';
import { fold, indexTerm, termsOf } from './fold.ts';
import { synonyms } from './synonyms.ts';

export type Match = {
  document: ChatDocument;
  /** Words of the question that the document has, as the index keeps them. */
  terms: readonly string[];
  /** 0–1: how much of what was asked the document covers; rare words weigh more. */
  coverage: number;
  /** 0–1: the same for the document's title and aliases alone. */
  titleCoverage: number;
};

/** Finds the document of a language that a question is about. */
export type Retriever = (question: string, lang: Lang) => Match | undefined;

/** Words looked up of one question: nobody asks more at once, and each costs time. */
const MAX_TERMS = 24;

const searchOptions = {
  // Aliases are chosen by hand, so they tell more than a word that happens to stand in a title.
  boost: { title: 4, aliases: 8 },
  prefix: (term: string) => term.length >= 4,
  // One slip of the finger in a word of six letters, two in a long one.
  fuzzy: (term: string) => (term.length < 6 ? false : term.length < 9 ? 1 : 2),
  weights: { prefix: 0.5, fuzzy: 0.3 },
  // Questions come as index terms already, and stemming twice may cut twice.
  processTerm: (term: string) => term,
};

function aliasesOf({ lang, title, path, aliases = [] }: ChatDocument): string {
  const folded = fold(title);
  const place = splitPath(path).path;
  const colloquial = synonyms[lang].filter((synonym) =>
    'title' in synonym ? synonym.title.test(folded) : synonym.path.test(place),
  );
  return [...aliases, ...colloquial.map((synonym) => synonym.aliases)].join(' ');
}

/**
 * Whoever names a concern is shown care before products; whoever wants products says so. The home page has
 * a little of everything and the answer to nothing.
 */
const preferenceFor = ({ path }: ChatDocument): number =>
  /^\/(?:tienda|$)/.test(splitPath(path).path) ? 0.5 : 1;

/** How telling each word of a question is: one that no document has counts most. */
function weigh(terms: readonly string[], documents: readonly ReadonlySet<string>[]): Map<string, number> {
  return new Map(
    terms.map((term) => {
      const frequency = documents.filter((words) => words.has(term)).length;
      return [term, Math.log(1 + (documents.length + 1) / (frequency + 0.5))];
    }),
  );
}

type Weights = ReadonlyMap<string, number>;

const isName = (field: string): boolean => field === 'title' || field === 'aliases';

/** What a hit is worth, 0–1. A misspelt word counts only where it names the document: `pizza` is not `pinza`. */
function hitQuality(term: string, { match }: SearchResult, fieldCounts: (field: string) => boolean): number {
  const hits = Object.entries(match).filter(([, fields]) => fields.some(fieldCounts));
  if (hits.some(([hit]) => hit === term)) return 1;
  if (hits.some(([hit]) => hit.startsWith(term))) return 0.9;
  const isMisspeltName = hits.some(([hit, fields]) => hit[0] === term[0] && fields.some(isName));
  return isMisspeltName ? 0.75 : 0;
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

function createLangRetriever(documents: readonly ChatDocument[], lang: Lang) {
  const entries = documents.map((document, id) => {
    const { title, text } = document;
    return { id, title, aliases: aliasesOf(document), text };
  });
  const preferences = documents.map(preferenceFor);
  const index = new MiniSearch<(typeof entries)[number]>({
    fields: ['title', 'aliases', 'text'],
    processTerm: (term) => indexTerm(term, lang),
    searchOptions: {
      ...searchOptions,
      boostDocument: (id: number) => preferences[id] ?? 1,
    },
  });
  index.addAll(entries);
  const vocabularies = entries.map(
    ({ title, aliases, text }) => new Set(termsOf(`${title} ${aliases} ${text}`, lang)),
  );

  return (question: string): Match | undefined => {
    const asked = termsOf(question, lang).slice(0, MAX_TERMS);
    const weights = weigh(asked, vocabularies);
    const [best] = index
      .search(asked.join(' '))
      .slice(0, 30)
      .map((result) => measure(result, weights))
      .toSorted((a, b) => b.rank - a.rank);
    const document = best && documents[Number(best.result.id)];
    if (!document) return undefined;
    const { result, coverage, titleCoverage } = best;
    const terms = result.queryTerms.filter((term) => hitQuality(term, result, () => true) > 0);
    return { document, terms, coverage, titleCoverage };
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
  return (question, lang) => byLang.get(lang)?.(question);
}
