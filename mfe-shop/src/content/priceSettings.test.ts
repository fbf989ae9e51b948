import * as v from 'valibot';
import { expect, it } from 'vitest';

import file from '../../../settings/prices.json' with { type: 'json' };
import { priceSettings } from './priceSettings.ts';

it('the shipped price list is valid', () => {
  expect(v.safeParse(priceSettings, file).issues).toBeUndefined();
});

it.each([
  ['a price of zero', { algo: 0 }],
  ['a price as text', { algo: '98.000' }],
  ['cents', { algo: 98_000.5 }],
])('%s is refused at its product', (_case, prices) => {
  const { issues } = v.safeParse(priceSettings, { currency: 'COP', prices });

  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['prices.algo']);
});

it('another currency is refused', () => {
  expect(v.safeParse(priceSettings, { currency: 'USD', prices: {} }).success).toBe(false);
});
