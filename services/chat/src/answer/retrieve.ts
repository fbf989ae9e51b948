import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import { languages, localizePath, splitPath, type Lang } from '@clinic/shared/lang';
import MiniSearch from 'minisearch';

import { fold, indexTerm, phonetic, stem, wordsOf } from '#text/words.ts';
import { thresholds } from '#data/thresholds.ts';
import { createCosineIndex } from './cosineIndex.ts';
import desk from './data/desk.json' with { type: 'json' };
import { isFiller } from './intents.ts';

/** What people say to whoever sits at a desk, beside questions. */
export type Courtesy = keyof typeof desk;

/** What a message may be about: a page or a part of one, a fact of the settings that belongs there, or a courtesy. */
export type Candidate = { document: ChatDocument; wish?: Wish } | { courtesy: Courtesy };

export type Match<T extends Candidate = Candidate> = {
  candidate: T;
  /** Both measures together, to sort by. */
  score: number;
  /** Cosine with the likest text, 0 to 1. */
  cosine: number;
};

export type DocumentMatch = Match<Extract<Candidate, { document: ChatDocument }>>;

export const isDocument = (match: Match): match is DocumentMatch => 'document' in match.candidate;

/** A text that stands for a candidate. The key has no language: visitors write in their own on any page. */
type Entry = { key: string; text: string };

const keyOf = ({ path }: ChatDocument, wish = ''): string => `${splitPath(path).path} ${wish}`.trim();

function entriesOf(documents: readonly ChatDocument[]): Entry[] {
  const ofPages = documents.flatMap((document): Entry[] => {
    const { title, text, questions = [], wishes = {}, facts = {} } = document;
    const key = keyOf(document);
    const ofFacts = Object.values(facts).map((fact) => `${title} ${fact}`);
    return [
      ...[...questions, title, `${title} ${text}`, ...ofFacts].map((one) => ({ key, text: one })),
      ...Object.entries(wishes).flatMap(([wish, asked]) =>
        asked.map((one) => ({ key: keyOf(document, wish), text: one })),
      ),
    ];
  });
  const courtesies = Object.entries(desk).flatMap(([courtesy, said]) =>
    languages.flatMap((lang) => said[lang].map((text) => ({ key: `!${courtesy}`, text }))),
  );
  return [...ofPages, ...courtesies];
}

/** Leaves out fillers and the stop words of either language. */
function termOf(word: string): string | null {
  if (isFiller(fold(word))) return null;
  const term = indexTerm(word, 'es');
  return term !== null && indexTerm(word, 'en') !== null ? phonetic(stem(term, 'es')) : null;
}

/** Letters of the longest word that must be spelt right, and words of the longest message in which others may not. */
const SHORT = 4;
const FEW_WORDS = 40;

/** Words of a message that are read. */
const MAX_WORDS = 120;

/**
 * Makes the retriever: BM25 over words (MiniSearch) of all texts of a candidate, added to the cosine with the likest of
 * its example questions, title, text and facts.
 * @returns a function from a message to matches, the best first
 */
export function createRetriever(documents: readonly ChatDocument[]) {
  const entries = entriesOf(documents);
  const cosinesWith = createCosineIndex(entries.map(({ text }) => text));
  const byKey = Map.groupBy(entries, ({ key }) => key);
  const index = new MiniSearch({ idField: 'key', fields: ['text'], processTerm: termOf });
  index.addAll([...byKey].map(([key, some]) => ({ key, text: some.map(({ text }) => text).join('\n') })));
  const byPath = new Map(documents.map((document) => [document.path, document]));

  function candidateOf(key: string, lang: Lang): Candidate | undefined {
    if (key.startsWith('!')) return { courtesy: key.slice(1) as Courtesy }; // its key
    const [path = '', wish] = key.split(' ');
    const document = byPath.get(localizePath(path, lang));
    return document && { document, ...(wish !== undefined && { wish: wish as Wish }) }; // as entries have it
  }

  return (message: string, lang: Lang): Match[] => {
    const words = wordsOf(message).slice(0, MAX_WORDS);
    const cosines = new Map<string, number>();
    for (const [at, cosine] of cosinesWith(words.join(' ')).entries()) {
      const { key = '' } = entries[at] ?? {};
      if (cosine > (cosines.get(key) ?? 0)) cosines.set(key, cosine);
    }
    const { bm25, fuzzy } = thresholds.retrieval;
    const isLong = words.length > FEW_WORDS;
    const found = index.search(words.join(' '), {
      fuzzy: (term) => (isLong || term.length <= SHORT ? 0 : fuzzy),
    });
    const most = found[0]?.score ?? 1;
    const scores = new Map(found.map(({ id, score }) => [String(id), score / most]));
    return [...new Set([...cosines.keys(), ...scores.keys()])]
      .flatMap((key): Match[] => {
        const candidate = candidateOf(key, lang);
        const cosine = cosines.get(key) ?? 0;
        return candidate ? [{ candidate, cosine, score: cosine + bm25 * (scores.get(key) ?? 0) }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}
