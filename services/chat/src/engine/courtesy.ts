import { fold } from '#text/words.ts';
import { courtesies } from './data/courtesies.ts';

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
