import { expect, it } from 'vitest';

import { findWorse, sumUp } from './figures.ts';

const visits = (errors: number, lcp: number, all = 100) =>
  sumUp([{ visits: all, errors, vitals: { LCP: { count: all, p75: lcp } } }]);

it.each([
  ['the same', visits(1, 1800), visits(1, 1800), []],
  ['one error more of many', visits(21, 1800), visits(20, 1800), []],
  [
    'errors where there were none',
    visits(3, 1800),
    visits(0, 1800),
    ['3 errors per 100 visits instead of 0'],
  ],
  ['slower and still good', visits(0, 2400), visits(0, 1200), []],
  ['slower than good', visits(0, 3100), visits(0, 2000), ['LCP 3100 instead of 2000']],
  ['slow as ever', visits(0, 3100), visits(0, 3000), []],
  ['too few visits to judge', visits(9, 9000, 9), visits(0, 1000), []],
])('%s', (_what, one, other, worse) => {
  expect(findWorse(one, other)).toEqual(worse);
});

it('routes and gateways are summed up', () => {
  const part = (count: number, p75: number) => ({
    visits: count,
    errors: 1,
    vitals: { LCP: { count, p75 } },
  });

  expect(sumUp([part(30, 1000), part(10, 2000)])).toEqual({
    visits: 40,
    errors: 2,
    vitals: { LCP: { count: 40, p75: 1250 } },
  });
});
