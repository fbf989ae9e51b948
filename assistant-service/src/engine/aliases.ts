import type { Lang } from '@clinic/shared/lang';

import { fold } from '#text/words.ts';
import { stem } from './terms.ts';

/** The words of a folded message, their stems, and where they stand. */
export type Said = {
  words: readonly string[];
  stems: readonly string[];
  at: Map<string, number[]>;
};

/** Words that belong together, each a stem or with its mark: see `KnowledgeEntry`. */
type Phrase = readonly string[];

/** One phrase of each group must be said, and none of the others. */
type Alias = { groups: readonly (readonly Phrase[])[]; never: readonly Phrase[]; isAll?: true };

export type Meaning<T> = {
  of: T;
  /** How telling the words are: the more and the rarer, the higher. */
  score: number;
  /** How many phrases were said. */
  words: number;
};

/** A word as typed has a mark, so that it is no stem. */
const exactly = (word: string): string => `${word}!`;

export function readMessage(text: string, lang: Lang): Said {
  const words = text.split(' ');
  const stems = words.map((word) => stem(word, lang));
  const at = new Map<string, number[]>();
  for (const [index, term] of [...stems, ...words.map(exactly)].entries())
    at.set(term, [...(at.get(term) ?? []), index % words.length]);
  return { words, stems, at };
}

/** The words of an alias without the marks by which they are combined. */
export const wordsOfAlias = (alias: string): string => alias.replaceAll(/[/_*!=#-]/g, ' ');

function readAlias(alias: string, lang: Lang): Alias {
  if (alias.startsWith('=')) {
    const phrase = fold(wordsOfAlias(alias)).split(' ').map(exactly);
    return { groups: [[phrase]], never: [], isAll: true };
  }
  const termOf = (word: string): string =>
    /[*!#]$/.test(word) ? fold(word.slice(0, -1)) + word.slice(-1) : stem(fold(word), lang);
  const phrasesOf = (group: string): Phrase[] =>
    group.split('/').map((phrase) => phrase.split('_').map(termOf));
  const [never, groups] = [true, false].map((isExcluded) =>
    alias.split(' ').filter((group) => group.startsWith('-') === isExcluded),
  ) as [string[], string[]]; // one list for each
  return { groups: groups.map(phrasesOf), never: never.flatMap((group) => phrasesOf(group.slice(1))) };
}

function isTerm({ words, stems }: Said, at: number, term: string): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (term.endsWith('*')) return word.startsWith(term.slice(0, -1));
  if (term.endsWith('!')) return word === term.slice(0, -1);
  return term === '#' ? /^\d+$/.test(word) : stems[at] === term;
}

/** Where a term stands; those with a mark are looked for once in each message. */
function placesOf(said: Said, term: string): readonly number[] {
  const known = said.at.get(term);
  if (known || !/[*#]$/.test(term)) return known ?? [];
  const places = [...said.words.keys()].filter((at) => isTerm(said, at, term));
  said.at.set(term, places);
  return places;
}

const isSaid = (said: Said, phrase: Phrase): boolean =>
  placesOf(said, phrase[0] ?? '').some((at) => phrase.every((term, index) => isTerm(said, at + index, term)));

/** The first phrase of each group that a message says; undefined where a group is missing. */
function findAlias(said: Said, { groups, never, isAll }: Alias): Phrase[] | undefined {
  const found = groups.flatMap((group) => {
    const phrase = group.find((phrase) => isSaid(said, phrase));
    return phrase ? [phrase] : [];
  });
  const isMore = isAll && found[0]?.length !== said.words.length;
  if (isMore || found.length < groups.length) return undefined;
  return never.some((phrase) => isSaid(said, phrase)) ? undefined : found;
}

/** Finds what messages mean, by aliases. An alias of exclusions alone holds for all others of its entry. */
export function createMeanings<T>(entries: readonly { of: T; aliases: readonly string[] }[], lang: Lang) {
  const known = entries.map(({ of, aliases }) => {
    const all = aliases.map((alias) => readAlias(alias, lang));
    const isExclusion = ({ groups }: Alias) => groups.length === 0;
    return {
      of,
      aliases: all.filter((alias) => !isExclusion(alias)),
      never: all.filter(isExclusion).flatMap(({ never }) => never),
    };
  });
  const frequencies = new Map<string, number>();
  for (const { aliases } of known) {
    const terms = aliases.flatMap(({ groups }) => groups.flat(2));
    for (const term of new Set(terms)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string): number => Math.log(1 + known.length / (frequencies.get(term) ?? 1));
  const startsOf = ({ groups: [first = []] }: Alias): string[] => first.map(([start = '']) => start);
  // Most aliases begin with words that a message does not have: only the others are looked at.
  const byStart = new Map<string, Set<number>>();
  for (const [entry, { aliases }] of known.entries()) {
    for (const start of aliases.flatMap(startsOf))
      byStart.set(start, (byStart.get(start) ?? new Set()).add(entry));
  }
  const marked = [...byStart.keys()].filter((start) => /[*#]$/.test(start));

  /** @returns what is meant, the most telling first */
  return (said: Said): Meaning<T>[] => {
    const starts = [...said.at.keys(), ...marked.filter((start) => placesOf(said, start).length > 0)];
    return [...new Set(starts.flatMap((start) => [...(byStart.get(start) ?? [])]))]
      .sort((a, b) => a - b)
      .flatMap((entry): Meaning<T>[] => {
        const meant = known[entry];
        if (!meant) return [];
        const { of, aliases, never } = meant;
        const phrases = aliases.flatMap((alias) => findAlias(said, alias) ?? []);
        if (phrases.length === 0 || never.some((phrase) => isSaid(said, phrase))) return [];
        const score = [...new Set(phrases.flat())].reduce((all, term) => all + weightOf(term), 0);
        return [{ of, score, words: new Set(phrases.map((phrase) => phrase.join(' '))).size }];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}
