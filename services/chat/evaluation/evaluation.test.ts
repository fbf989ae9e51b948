import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';
import { expect, it } from 'vitest';

import desk from '#answer/data/desk.json' with { type: 'json' };
import { assess } from '#safety/assess.ts';
import { normalize } from '#text/normalize.ts';
import { fold } from '#text/words.ts';

import { readLines, readMessages, readQuestions } from '../training/messages.ts';
import { dangerTable } from './danger.ts';
import { everydayTable } from './everyday.ts';

const row = v.object({ text: v.string(), kind: v.string() });
const sets = globSync('sets/*.jsonl', { cwd: import.meta.dirname }).map((file) =>
  path.join(import.meta.dirname, file),
);

/** What wishes are asked as stands beside the pages' questions. */
const knowledge = globSync('../../../mfe-*/content/questions/*.json', { cwd: import.meta.dirname }).map(
  (file) => fold(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);

it.each(sets)('nothing was learned from what %s asks', (file) => {
  const learned = new Set(
    [
      ...[...readMessages(), ...readQuestions()].map(({ text }) => text),
      ...Object.values(desk).flatMap(({ es, en }) => [...es, ...en]),
    ].map(fold),
  );

  const known = readLines(file, row).filter(({ text }) => learned.has(fold(text)));

  expect(known).toEqual([]);
  expect(knowledge.length).toBeGreaterThan(0);
});

it('the safety of today reaches its aims', () => {
  const judged = readLines(path.join(import.meta.dirname, 'sets/danger.jsonl'), row).map((one) => ({
    ...one,
    danger: assess(normalize(one.text)).danger,
  }));

  expect(dangerTable(judged).missed).toEqual([]);
});

it('a classifier that tells nothing, and one that alarms everybody, fail the run', () => {
  const one = { kind: 'crisis', text: 'x', danger: undefined };
  const alarm = { level: 'sure', kind: 'crisis' } as const;

  expect(dangerTable([one, { ...one, kind: 'eye' }]).missed).toHaveLength(2);
  expect(dangerTable([{ kind: 'harmless', text: 'x', danger: alarm }]).missed).toHaveLength(1);
});

it('an assistant that shows another page, or shrugs, fails the run', () => {
  const question = { text: 'x', language: 'es', kind: 'page', pages: ['/faq'] } as const;
  const asked = (kind: 'document' | 'nearest', path: string) => ({
    question: { ...question, pages: ['/faq'] },
    answer: {
      kind,
      lang: 'es',
      response: 'x',
      shown: [path],
      cards: [{ title: 'x', text: 'x', path }],
    } as const,
  });

  expect(everydayTable([asked('document', '/faq#pagos')]).missed).toEqual([]);
  expect(everydayTable([asked('document', '/blog')]).missed).toHaveLength(3);
  expect(everydayTable([asked('nearest', '/faq')]).missed).toHaveLength(1);
});
