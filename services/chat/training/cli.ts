import { writeFileSync } from 'node:fs';

import { modelFile, pack } from '#safety/model.ts';

import { writeCommonWords } from './commonWords.ts';
import { fingerprint, readMessages, readQuestions } from './messages.ts';
import { learn } from './train.ts';

const messages = [...readMessages(), ...readQuestions()];
const bytes = pack(learn(messages), fingerprint());
writeFileSync(modelFile, bytes);
writeCommonWords(messages.map(({ text }) => text));
console.log(`${messages.length} messages, ${Math.round(bytes.length / 1024)} kB`);
