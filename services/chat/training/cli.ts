import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { classify } from '#safety/classify.ts';
import { dangerOf } from '#safety/danger.ts';
import { modelFile, pack } from '#safety/model.ts';

import { dangerTable } from '../evaluation/danger.ts';
import { writeCommonWords } from './commonWords.ts';
import { fingerprint, readMessages, readQuestions, type Message } from './messages.ts';
import { learn } from './train.ts';

/** Writers who did not see the messages of the others. */
const isIndependent = (writer: string): boolean => writer.startsWith('writer-');

/** Tests the messages of each writer on a model of all others: a visitor is another writer as well. Thresholds are set on it. */
function crossValidate(messages: readonly Message[]) {
  const writers = [...new Set(messages.map(({ writer }) => writer))].filter(isIndependent);
  return writers.flatMap((writer) => {
    const { kinds } = learn(messages.filter((one) => one.writer !== writer));
    return messages
      .filter((one) => one.writer === writer)
      .map(({ kind, text }) => ({ kind, text, danger: dangerOf(classify(kinds, text)) }));
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
