import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { languages, localizePath, splitPath, type Lang } from '@clinic/shared/lang';

import { fold } from '#text/fold.ts';
import { stem } from './fold.ts';

export type About = NonNullable<ChatDocument['about']>;

/** A document that an alias of its owner names in a message. */
export type Topic = {
  document: ChatDocument;
  /** How telling the words of the alias are: the more and the rarer, the higher. */
  score: number;
  /** How many of its words were said. */
  words: number;
};

/** Words that belong together, `*` at the end of one for any ending. */
type Phrase = readonly string[];

/** Groups that must all be said, each of phrases that mean the same. */
type Alias = readonly (readonly Phrase[])[];

const termOf = (word: string, lang: Lang): string => {
  const mark = /[*!]$/.exec(word)?.[0];
  return mark ? fold(word) + mark : stem(fold(word), lang);
};

const readAlias = (alias: string, lang: Lang): Alias =>
  alias
    .split(' ')
    .map((group) => group.split('/').map((phrase) => phrase.split('_').map((word) => termOf(word, lang))));

/** A word of a message, and its stem. */
type Said = { word: string; stem: string };

function isTerm(said: Said | undefined, term: string): boolean {
  if (!said) return false;
  if (term.endsWith('!')) return said.word === term.slice(0, -1);
  return term.endsWith('*') ? said.word.startsWith(term.slice(0, -1)) : said.stem === term;
}

const isSaid = (said: readonly Said[], phrase: Phrase): boolean =>
  said.some((_, at) => phrase.every((term, index) => isTerm(said[at + index], term)));

/** The first phrase of each group that a message says; undefined where a group is missing. */
function findAlias(said: readonly Said[], alias: Alias): Phrase[] | undefined {
  const found = alias.map((group) => group.find((phrase) => isSaid(said, phrase)));
  return found.every((phrase) => phrase !== undefined) ? found : undefined;
}

/** Finds what a message names, by the aliases that owners gave to their pages of a language. */
export function createTopics(documents: readonly ChatDocument[], lang: Lang) {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const entries = documents
    .filter(
      (document) => document.lang === lang && document.about !== undefined && document.about !== 'product',
    )
    .map((document) => ({
      document,
      // Visitors write in their own language, whatever the page's.
      aliases: languages.flatMap((other) =>
        (byPath.get(localizePath(splitPath(document.path).path, other))?.aliases ?? []).map((alias) =>
          readAlias(alias, lang),
        ),
      ),
    }));
  const frequencies = new Map<string, number>();
  for (const { aliases } of entries) {
    for (const term of new Set(aliases.flat(3))) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string): number => Math.log(1 + entries.length / (frequencies.get(term) ?? 1));

  /** @returns what it names, best first, of these kinds */
  return (text: string, ...abouts: readonly About[]): Topic[] => {
    const said = fold(text)
      .split(' ')
      .map((word): Said => ({ word, stem: stem(word, lang) }));
    return entries
      .filter(({ document: { about } }) => about && abouts.includes(about))
      .map(({ document, aliases }): Topic => {
        const phrases = aliases.flatMap((alias) => findAlias(said, alias) ?? []);
        const score = [...new Set(phrases.flat())].reduce((all, term) => all + weightOf(term), 0);
        return { document, score, words: new Set(phrases.map((phrase) => phrase.join(' '))).size };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  };
}
