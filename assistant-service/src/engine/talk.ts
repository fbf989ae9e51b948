import type { Lang } from '@clinic/shared/lang';

import { fold } from '#text/words.ts';
import { createMeanings, type Said } from './aliases.ts';
import { courtesies, talk } from './data/talk.ts';

export type Talk = keyof typeof talk;

const entries = (Object.keys(talk) as Talk[]).map((of) => ({ of, aliases: talk[of] })); // its keys
const meaningsIn = { es: createMeanings(entries, 'es'), en: createMeanings(entries, 'en') };

/** How a message talks, whatever of: the ways of the table that it has. */
export const talkOf = (said: Said, lang: Lang): ReadonlySet<Talk> =>
  new Set(meaningsIn[lang](said).map(({ of }) => of));

const patternOf = (list: string): RegExp => {
  const phrases = list
    .split(',')
    .map((phrase) => fold(phrase.replaceAll('*', 'ANY')).replaceAll('any', '\\w*'));
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g');
};

const thanks = patternOf(courtesies.thanks);
const greeting = patternOf(courtesies.greeting);
const address = patternOf(courtesies.address);

/** Thanks and greetings: a message may begin or end so and ask for something else. */
export function courtesyIn(text: string): 'thanks' | 'greeting' | undefined {
  if (text.search(thanks) >= 0) return 'thanks';
  return text.search(greeting) >= 0 ? 'greeting' : undefined;
}

/** The message without its courtesies: what it asks for, if anything. «Espero que estén bien» holds a word of thanks. */
export const withoutCourtesy = (text: string): string =>
  [greeting, thanks, address]
    .reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
