import { writeFileSync } from 'node:fs';

import { modelFile, pack } from '#safety/model.ts';
import { fingerprintOf, readExamples } from './examples.ts';
import { learn } from './train.ts';
import { validate } from './validate.ts';

const examples = readExamples();
if (process.argv.includes('--validate')) console.log(validate(examples, process.argv.includes('--verbose')));
else {
  const bytes = pack(learn(examples), fingerprintOf(examples));
  writeFileSync(modelFile, bytes);
  console.log(`${examples.length} examples, ${Math.round(bytes.length / 1024)} kB`);
}
