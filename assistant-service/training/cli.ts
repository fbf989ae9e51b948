import { writeFileSync } from 'node:fs';

import { modelFile, pack, readModel } from '#safety/model.ts';
import { crossValidate } from './crossValidate.ts';
import { fingerprintOf, readAsides, readExamples } from './examples.ts';
import { learn } from './train.ts';
import { tableOf, validate } from './validate.ts';

if (process.argv.includes('--validate'))
  console.log(validate(readModel(), undefined, process.argv.includes('--verbose')));
else if (process.argv.includes('--folds')) console.log(tableOf(crossValidate(readExamples(), readAsides())));
else {
  const examples = readExamples();
  const asides = readAsides();
  const bytes = pack(learn(examples, asides), fingerprintOf(examples, asides));
  writeFileSync(modelFile, bytes);
  console.log(`${examples.length} examples, ${Math.round(bytes.length / 1024)} kB`);
}
