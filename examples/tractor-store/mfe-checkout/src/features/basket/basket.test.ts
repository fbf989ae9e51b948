import { expect, it } from 'vitest';

import { basketIn, cookieOf, isSku, parseBasket, without, withOneMore } from './basket.ts';

it('visitor finds the basket again that was written into the cookie', () => {
  const lines = withOneMore(withOneMore(withOneMore([], 'CL-01-GR'), 'AU-03-RD'), 'AU-03-RD');

  const [cookie = ''] = cookieOf(lines).split(';');

  expect(cookie).toBe('c_cart=CL-01-GR_1|AU-03-RD_2');
  expect(parseBasket(basketIn(`a=b; ${cookie}; c=d`))).toEqual(lines);
  expect(cookieOf(without(without(lines, 'CL-01-GR'), 'AU-03-RD'))).toContain('Max-Age=0');
});

it.each([
  ['', 0],
  ['CL-01-GR_0', 0],
  ['CL-01-GR_100', 0],
  ['CL-01-GR_1e1', 0],
  ['<b>_1|CL-01-GR_2', 1],
  ['CL-01-GR_1|CL-01-GR_5', 1],
  [Array.from({ length: 30 }, (_, at) => `CL-${10 + at}-GR_1`).join('|'), 20],
])('what somebody else wrote into the cookie is left out: %s', (text, count) => {
  expect(parseBasket(text)).toHaveLength(count);
});

it('knows what may be the number of a variant', () => {
  expect(['CL-01-GR', 'CL-01', 'cl-01-gr', undefined].map(isSku)).toEqual([true, false, false, false]);
});
