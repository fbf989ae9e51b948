import { beforeEach, expect, it } from 'vitest';

import { readAddress } from './address.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const read = (search: string) => readAddress(search, storage, ['chat:slow', 'inbox:absent', 'down:shop']);

beforeEach(() => kept.clear());

it('developer who asks for nothing gets working answers', () => {
  expect(read('?page=2')).toEqual({ names: [], isAsked: false, unknown: [] });
});

it('developer asks for several scenarios at once and keeps them on the next page', () => {
  const first = read('?mock=chat:slow,down:shop');
  const next = read('');

  expect(first).toEqual({ names: ['chat:slow', 'down:shop'], isAsked: true, unknown: [] });
  expect(next).toEqual({ names: ['chat:slow', 'down:shop'], isAsked: false, unknown: [] });
});

it('an empty parameter brings working answers back', () => {
  read('?mock=chat:slow');
  read('?mock=');

  expect(read('').names).toEqual([]);
});

it('a misspelt name is told, once, and the others hold', () => {
  expect(read('?mock=chat:slwo,inbox:absent')).toMatchObject({
    names: ['inbox:absent'],
    unknown: ['chat:slwo'],
  });
  expect(read('').unknown).toEqual([]);
});
