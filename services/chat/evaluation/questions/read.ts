import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

import { questionSchema, type Question } from './types.ts';

const read = (name: string): readonly Question[] =>
  readFileSync(path.join(import.meta.dirname, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => v.parse(questionSchema, JSON.parse(line)));

/** Questions in the manner of visitors. `tuning` is read while the answerer changes, the others are not. */
export const sets = { tuning: read('tuning'), unseen: read('unseen'), fresh: read('fresh') };
