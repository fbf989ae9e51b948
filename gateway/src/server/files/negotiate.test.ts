import { expect, it } from 'vitest';

import { acceptedSiblings } from './negotiate.ts';

it.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['BR', ['br']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0, *', ['br']],
  ['br;q=nonsense', []],
  [';;,,=', []],
])('a client that accepts «%s» gets one of %j', (header, expected) => {
  expect(acceptedSiblings(header).map(({ encoding }) => encoding)).toEqual(expected);
});
