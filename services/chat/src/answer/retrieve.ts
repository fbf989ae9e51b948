import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { ClinicFact } from '@clinic/shared/knowledge';
import { languages, localizePath, splitPath, type Lang } from '@clinic/shared/languages';
import MiniSearch from 'minisearch';

import { thresholds } from '#data/thresholds.ts';
import { fold, indexTerm, phonetic, stem, wordsOf } from '#text/words.ts';

import { createCosineIndex } from './cosineIndex.ts';
import desk from './data/desk.json' with { type: 'json' };
import { isFiller } from './intents.ts';

/** What people say to whoever sits at a desk, beside questions. */
export type Courtesy = keyof typeof desk;

/** A page or a part of one, or a fact of the settings that belongs there. */
export type Retrieved = { document: ChatDocument; wish?: ClinicFact };

/** Both measures together, to sort by, and the cosine with the likest text, 0 to 1. */
export type Likelihood = { score: number; cosine: number };

export type Match = Retrieved & Likelihood;

/** Pages, the likeliest first, and a courtesy that is likelier than all of them. */
export type Matches = {
  pages: readonly Match[];
  courtesy?: (Likelihood & { is: Courtesy }) | undefined;
  /** Cosine of the likeliest of all. */
  cosine: number;
};

/** A text that stands for a page, a fact or a courtesy. The key has no language: visitors write in their own on any page. */
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

/** «Don't» is written as «do not» by others. */
const withNot = (text: string): string => text.replaceAll(/n['’]t\b/gi, ' not');

/** Words of a message that are read. */
const MAX_WORDS = 120;

/** Example questions and texts of a page that count: a single one may be like a message by chance. */
const NEIGHBOURS = 3;

/**
 * Makes the retriever: the sum of the cosines with the nearest texts of a page, fact or courtesy (kNN over its example questions, title, text
 * and facts), added to BM25 over the words (MiniSearch) of them all.
 */
export function createRetriever(documents: readonly ChatDocument[]) {
  const entries = entriesOf(documents).map(({ key, text }) => ({ key, text: withNot(text) }));
  const cosinesWith = createCosineIndex(entries.map(({ text }) => text));
  const placesOf = [...Map.groupBy(entries.keys(), (at) => entries[at]?.key ?? '')];
  const index = new MiniSearch({ idField: 'key', fields: ['text'], processTerm: termOf });
  index.addAll(placesOf.map(([key, at]) => ({ key, text: at.map((one) => entries[one]?.text).join('\n') })));
  const byPath = new Map(documents.map((document) => [document.path, document]));

  function pageOf(key: string, lang: Lang): Retrieved | undefined {
    const [path = '', wish] = key.split(' ');
    const document = byPath.get(localizePath(path, lang));
    return document && { document, ...(wish !== undefined && { wish: wish as ClinicFact }) }; // as entries have it
  }

  return (message: string, lang: Lang): Matches => {
    const words = wordsOf(withNot(message)).slice(0, MAX_WORDS);
    const all = cosinesWith(words.join(' '));
    const ofLetters = placesOf.map(([key, places]) => {
      const nearest = Float64Array.from(places, (at) => all[at] ?? 0)
        .sort()
        .slice(-NEIGHBOURS);
      return { key, cosine: nearest.at(-1) ?? 0, sum: nearest.reduce((sum, one) => sum + one, 0) };
    });
    const mostOfLetters = Math.max(...ofLetters.map(({ sum }) => sum)) || 1;
    const found = index.search(words.join(' '));
    const ofWords = new Map(found.map(({ id, score }) => [id, score]));
    const mostOfWords = found[0]?.score ?? 1;
    const ranked = ofLetters
      .map(({ key, cosine, sum }) => ({
        key,
        cosine,
        score: sum / mostOfLetters + (thresholds.retrieval.bm25 * (ofWords.get(key) ?? 0)) / mostOfWords,
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const pages = ranked.flatMap(({ key, ...likelihood }): Match[] => {
      const page = pageOf(key, lang);
      return page ? [{ ...page, ...likelihood }] : [];
    });
    const [first] = ranked;
    const courtesy = first?.key.startsWith('!')
      ? { ...first, is: first.key.slice(1) as Courtesy } // its key
      : undefined;
    return { pages, courtesy, cosine: first?.cosine ?? 0 };
  };
}
