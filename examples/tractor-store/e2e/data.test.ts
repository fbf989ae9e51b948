import { readFileSync } from 'node:fs';
import path from 'node:path';

import { drawTractor } from '@tractor-store/art/pictures';
import { expect, it } from 'vitest';

type Variant = { sku: string; name: string; color: string };

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')) as never;

const explore: { id: string; startPrice: number; variants: Variant[] }[] = read(
  'mfe-explore/src/data/catalogue.json',
);
const decide: { name: string; variants: Variant[] }[] = read('mfe-decide/src/data/products.json');
const checkout: (Variant & { price: number })[] = read('mfe-checkout/src/data/variants.json');

it('the three teams, each with data of its own, speak of the same variants', () => {
  const ofDecide = decide.flatMap(({ name, variants }) =>
    variants.map((variant) => ({ ...variant, name: `${name} ${variant.name}` })),
  );

  expect(explore.flatMap(({ variants }) => variants)).toEqual(decide.flatMap(({ variants }) => variants));
  expect(checkout.map(({ sku, name, color }) => ({ sku, name, color }))).toEqual(ofDecide);
});

it('a product is listed with the price of its cheapest variant', () => {
  for (const { id, startPrice } of explore) {
    const prices = checkout.filter(({ sku }) => sku.startsWith(id)).map(({ price }) => price);
    expect([id, startPrice]).toEqual([id, Math.min(...prices)]);
  }
});

it('every product is drawn, each otherwise', () => {
  const drawn = explore.map(({ variants: [first] }) => drawTractor(first?.sku ?? '', '#808080').svg);

  expect(new Set(drawn).size).toBe(23);
});
