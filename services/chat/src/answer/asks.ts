import type { Lang } from '@clinic/shared/lang';

import { fold } from '#text/words.ts';
import phrases from './data/asks.json' with { type: 'json' };
import { stem, termsOf } from './terms.ts';

/** What may be asked of anything: a price, or a fact by its label. */
export type Ask = keyof typeof phrases;

/** What a message asks, and whether it names nothing else. */
export type Asked = { asks: ReadonlySet<Ask>; isBare: boolean };

type Phrase = { ask: Ask; stems: readonly string[] };

const stemsOf = (text: string, lang: Lang): string[] => text.split(' ').map((word) => stem(word, lang));

const byFirst = (lang: Lang): Map<string | undefined, Phrase[]> => {
  const all = (Object.keys(phrases) as Ask[]).flatMap((ask) =>
    // its keys
    phrases[ask].map((phrase): Phrase => ({ ask, stems: stemsOf(fold(phrase), lang) })),
  );
  return Map.groupBy(all, ({ stems }) => stems[0]);
};

const known = { es: byFirst('es'), en: byFirst('en') };

/** Words that point to what was said before. */
const pointing =
  /\b(?:eso|esa|ese|esto|esta|este|esos|esas|estos|estas|lo|la|it|its|that|this|those|these|they|one)\b/g;

/** Reads what a message asks, whatever the endings of its words. */
export function readAsks(message: string, lang: Lang): Asked {
  const words = fold(message).replaceAll(pointing, ' ').split(' ').filter(Boolean);
  const stems = words.map((word) => stem(word, lang));
  const said = new Set<number>();
  const asks = new Set<Ask>();
  for (const [at, first] of stems.entries())
    for (const { ask, stems: phrase } of known[lang].get(first) ?? []) {
      if (phrase.some((one, index) => stems[at + index] !== one)) continue;
      asks.add(ask);
      for (const index of phrase.keys()) said.add(at + index);
    }
  const rest = words.filter((_, index) => !said.has(index)).join(' ');
  return { asks, isBare: termsOf(rest, lang).length === 0 };
}
