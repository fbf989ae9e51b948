import type { Lang } from '@clinic/shared/lang';

import { fold } from '#text/words.ts';
import { stem } from './terms.ts';

/** Phrases that stand for one thing, by its name: «cuánto cuesta» and «how much» for a price. */
export type Phrases<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** What a message says, and what is left of it. */
export type Said<Name> = { names: ReadonlySet<Name>; rest: string };

/**
 * Finds phrases in messages, whatever the endings of their words.
 * @returns a function that reads a folded message
 */
export function createPhrases<Name extends string>(phrases: Phrases<Name>, lang: Lang) {
  const all = (Object.keys(phrases) as Name[]).flatMap((name) =>
    // its keys
    phrases[name].map((phrase) => ({
      name,
      stems: fold(phrase)
        .split(' ')
        .map((word) => stem(word, lang)),
    })),
  );
  const byFirst = Map.groupBy(all, ({ stems }) => stems[0]);
  return (text: string): Said<Name> => {
    const words = text.split(' ');
    const stems = words.map((word) => stem(word, lang));
    const said = new Set<number>();
    const names = new Set<Name>();
    for (const [at, first] of stems.entries()) {
      for (const { name, stems: phrase } of byFirst.get(first) ?? []) {
        if (phrase.some((one, index) => stems[at + index] !== one)) continue;
        names.add(name);
        for (const index of phrase.keys()) said.add(at + index);
      }
    }
    return { names, rest: words.filter((_, index) => !said.has(index)).join(' ') };
  };
}
