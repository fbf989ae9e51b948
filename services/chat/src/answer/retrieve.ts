import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import { languages, localizePath, splitPath, type Lang } from '@clinic/shared/lang';
import MiniSearch from 'minisearch';

import { soundOf } from '#text/sound.ts';
import desk from './data/desk.json' with { type: 'json' };
import { thresholds } from './data/thresholds.ts';
import { createNeighbours } from './neighbours.ts';
import { indexTerm, stem } from './terms.ts';

/** What people say to whoever sits at a desk, beside questions. */
export type Courtesy = keyof typeof desk;

/** What a message may be about: a page or a part of one, what the settings answer there, or a courtesy. */
export type Place = { document: ChatDocument; wish?: Wish } | { courtesy: Courtesy };

export type Found = {
  place: Place;
  /** Of both measures, to order by. */
  score: number;
  /** Cosine with the likest text, 0 to 1. */
  likeness: number;
};

export type DocumentFound = Found & { place: { document: ChatDocument; wish?: Wish } };

/** The same in both languages: visitors write in their own, whatever the page's. */
type Entry = { key: string; text: string };

const keyOf = ({ path }: ChatDocument, wish = ''): string => `${splitPath(path).path} ${wish}`.trim();

function entriesOf(documents: readonly ChatDocument[]): Entry[] {
  const ofPages = documents.flatMap((document): Entry[] => {
    const { title, text, questions = [], wishes = {}, facts = {} } = document;
    const key = keyOf(document);
    return [
      ...[
        ...questions,
        title,
        `${title} ${text}`,
        ...Object.values(facts).map((fact) => `${title} ${fact}`),
      ].map((one) => ({ key, text: one })),
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

/** A word without a subject in either language is not looked for. */
function termOf(word: string): string | null {
  const term = indexTerm(word, 'es');
  return term !== null && indexTerm(word, 'en') !== null ? soundOf(stem(term, 'es')) : null;
}

/** Letters of a word that may be misspelt, and words of a message up to which misspellings are looked for. */
const SHORT = 4;
const FEW_WORDS = 40;

/** Words of messages; a longer one is as good as its beginning. */
const MOST_WORDS = 120;

/**
 * Makes the one retriever: BM25 over words (MiniSearch) of all that stands for a place, added to the cosine with the
 * likest of its example questions, title, text and facts over runs of letters.
 * @returns a function from a message to places, the best first
 */
export function createRetriever(documents: readonly ChatDocument[]) {
  const entries = entriesOf(documents);
  const cosinesWith = createNeighbours(entries.map(({ text }) => text));
  const byKey = Map.groupBy(entries, ({ key }) => key);
  const index = new MiniSearch({ idField: 'key', fields: ['text'], processTerm: termOf });
  index.addAll([...byKey].map(([key, some]) => ({ key, text: some.map(({ text }) => text).join('\n') })));
  const byPath = new Map(documents.map((document) => [document.path, document]));

  function placeOf(key: string, lang: Lang): Place | undefined {
    if (key.startsWith('!')) return { courtesy: key.slice(1) as Courtesy }; // its key
    const [path = '', wish] = key.split(' ');
    const document = byPath.get(localizePath(path, lang));
    return document && { document, ...(wish !== undefined && { wish: wish as Wish }) }; // as entries have it
  }

  return (message: string, lang: Lang): Found[] => {
    const words = message.split(/\s+/).slice(0, MOST_WORDS);
    const likeness = new Map<string, number>();
    for (const [at, cosine] of cosinesWith(words.join(' ')).entries()) {
      const { key = '' } = entries[at] ?? {};
      if (cosine > (likeness.get(key) ?? 0)) likeness.set(key, cosine);
    }
    const isLong = words.length > FEW_WORDS;
    const fuzzy = (term: string): number => (isLong || term.length <= SHORT ? 0 : thresholds.fuzzy);
    const matches = index.search(words.join(' '), { fuzzy });
    const most = matches[0]?.score ?? 1;
    const bm25 = new Map(matches.map(({ id, score }) => [String(id), score / most]));
    return [...new Set([...likeness.keys(), ...bm25.keys()])]
      .flatMap((key): Found[] => {
        const place = placeOf(key, lang);
        const like = likeness.get(key) ?? 0;
        return place ? [{ place, likeness: like, score: like + thresholds.bm25 * (bm25.get(key) ?? 0) }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}

export type Retriever = ReturnType<typeof createRetriever>;

export const isDocument = (found: Found): found is DocumentFound => 'document' in found.place;
