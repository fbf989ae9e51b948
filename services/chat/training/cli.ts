import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { classify } from '#safety/classify.ts';
import { levelOf } from '#safety/level.ts';
import { modelFile, pack } from '#safety/model.ts';

import { dangerTable } from '../evaluation/danger.ts';
import { writeCommonWords } from './commonWords.ts';
import { fingerprint, readMessages, readQuestions, type Message } from './messages.ts';
import { learn } from './train.ts';

/** Writers whose messages were written without sight of the others. */
const isStranger = (writer: string): boolean => writer.startsWith('writer-');

/**
 * Asks the messages of each writer of a model that has learned from all others: what the thresholds are set on. A
 * visitor is another writer as well.
 */
function crossValidate(messages: readonly Message[]) {
  const writers = [...new Set(messages.map(({ writer }) => writer))].filter(isStranger);
  return writers.flatMap((writer) => {
    const { kinds } = learn(messages.filter((one) => one.writer !== writer));
    return messages
      .filter((one) => one.writer === writer)
      .map(({ kind, text }) => ({ kind, text, danger: levelOf(classify(kinds, text)) }));
  });
}

const { values } = parseArgs({ options: { folds: { type: 'boolean' } } });
const messages = [...readMessages(), ...readQuestions()];

if (values.folds) console.log(dangerTable(crossValidate(messages)).text);
else {
  const bytes = pack(learn(messages), fingerprint());
  writeFileSync(modelFile, bytes);
  writeCommonWords(messages.map(({ text }) => text));
  console.log(`${messages.length} messages, ${Math.round(bytes.length / 1024)} kB`);
}
