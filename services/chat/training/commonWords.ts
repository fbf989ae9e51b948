import { wordsFile } from '#text/vocabulary.ts';
import { fold } from '#text/words.ts';
import { writeFileSync } from 'node:fs';

/** A word with fewer uses is as likely a typo. */
const FEWEST = 3;

/** Words of one letter, in either language. */
const single = 'yaeoui';

/** Writes the vocabulary, the commonest word first: letters that run together are segmented by it. */
export function writeCommonWords(messages: readonly string[]): void {
  const counts = new Map<string, number>();
  const words = messages.flatMap((message) => fold(message).split(' '));
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts]
    .filter(
      ([word, count]) =>
        count >= FEWEST && /^[a-z]+$/.test(word) && (word.length > 1 || single.includes(word)),
    )
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'))
    .map(([word]) => word);
  writeFileSync(wordsFile, `${JSON.stringify(common.join(' '))}\n`);
}
