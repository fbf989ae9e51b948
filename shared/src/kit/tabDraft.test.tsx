import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createTabDraft } from './tabDraft.ts';

const minutes = (count: number): number => Date.now() + count * 60_000;

it.each([
  ['of a minute ago is offered', minutes(-1), { name: 'Ana' }],
  ['of an hour ago is forgotten', minutes(-60), undefined],
  ['dated in the future is forgotten: nobody knows how old it is', minutes(60), undefined],
])('a draft %s', (_what, savedAt, expected) => {
  sessionStorage.setItem('test.draft', JSON.stringify({ savedAt, name: 'Ana' }));

  const draft = createTabDraft('test.draft', { name: v.string() }).read();

  expect(draft).toEqual(expected);
  expect(sessionStorage.getItem('test.draft') === null).toBe(expected === undefined);
});
