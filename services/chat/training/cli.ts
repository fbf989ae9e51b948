import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { modelFile, pack } from '#safety/model.ts';
import { writeCommonWords } from './commonWords.ts';
import { crossValidate } from './crossValidate.ts';
import { fingerprint, readAsides, readByWriter, readExamples, readQuestions } from './examples.ts';
import { learn } from './train.ts';
import { tableOf } from './validate.ts';

const { values } = parseArgs({
  options: { folds: { type: 'boolean' }, verbose: { type: 'boolean', default: false } },
});
const examples = [...readExamples(), ...readQuestions()];
const asides = readAsides();

if (values.folds) console.log(tableOf(crossValidate(examples, readByWriter(), asides), values.verbose));
else {
  const learned = [...examples, ...readByWriter().flat()];
  writeCommonWords(learned.map(({ message }) => message));
  const bytes = pack(learn(learned, asides), fingerprint());
  writeFileSync(modelFile, bytes);
  console.log(`${learned.length} examples, ${Math.round(bytes.length / 1024)} kB`);
}
