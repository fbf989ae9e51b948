import path from 'node:path';
import { parseArgs } from 'node:util';

import { languages } from '@clinic/shared/languages';
import * as v from 'valibot';

import { createAssistant } from '#answer/answer.ts';
import { readLive } from '#http/readLive.ts';
import { assess } from '#safety/assess.ts';
import { normalize } from '#text/normalize.ts';

import { readLines } from '../training/messages.ts';
import { dangerTable } from './danger.ts';
import { everydayTable, isRight, questionSchema, shownBy } from './everyday.ts';

const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    everyday: { type: 'string', default: path.join(here, 'sets/everyday.jsonl') },
    danger: { type: 'string', default: path.join(here, 'sets/danger.jsonl') },
    /** Prints what went wrong: only of sets that nothing is chosen by. */
    verbose: { type: 'boolean', default: false },
  },
});

const { documents, site } = await readLive(path.join(here, '../../../.site/live'));
const dangerSchema = v.object({ text: v.string(), language: v.picklist(languages), kind: v.string() });

const { answer } = createAssistant(documents, site);
const asked = readLines(values.everyday, questionSchema).map((question) => ({
  question,
  answer: answer(normalize(question.text), question.language),
}));
const judged = readLines(values.danger, dangerSchema).map(({ kind, text }) => ({
  kind,
  text,
  danger: assess(normalize(text)).danger,
}));

const tables = [everydayTable(asked), dangerTable(judged)];
console.log(tables.map(({ text }) => text).join('\n\n'));
if (values.verbose)
  for (const { question, answer: given } of asked)
    if (
      !shownBy(given).some((shown) => isRight(shown, question.pages ?? [])) &&
      !question.courtesies?.includes(given.kind)
    )
      console.log(
        `\n${question.text}\n  wanted ${JSON.stringify(question.pages ?? question.courtesies)}\n  ${given.kind} ${given.danger?.kind ?? ''} ${shownBy(given).join(' ')}`,
      );
const missed = tables.flatMap(({ missed: some }) => some);
for (const one of missed) console.error(`missed: ${one}`);
if (missed.length > 0) process.exitCode = 1;
