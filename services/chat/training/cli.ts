import { writeFileSync } from 'node:fs';

import { modelFile, pack } from '#safety/model.ts';
import { wordsFile } from '#text/vocabulary.ts';
import { fold } from '#text/words.ts';

import { fingerprint, readMessages, readQuestions } from './messages.ts';
import { learn } from './train.ts';

/** A word with fewer uses is as likely a typo. */
const FEWEST = 3;

/** Words of one letter, in either language. */
const single = 'yaeoui';

/** The vocabulary, the commonest word first: letters that run together are segmented by it. */
function commonWords(messages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of messages.flatMap((message) => fold(message).split(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(
      ([word, count]) =>
        count >= FEWEST && /^[a-z]+$/.test(word) && (word.length > 1 || single.includes(word)),
    )
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'))
    .map(([word]) => word)
    .join(' ');
}

const messages = [...readMessages(), ...readQuestions()];
const bytes = pack(learn(messages), fingerprint());
writeFileSync(modelFile, bytes);
writeFileSync(wordsFile, `${JSON.stringify(commonWords(messages.map(({ text }) => text)))}\n`);
console.log(`${messages.length} messages, ${Math.round(bytes.length / 1024)} kB`);
