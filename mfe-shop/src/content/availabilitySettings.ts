import * as v from 'valibot';

import { source } from './schema.ts';
import { availabilityFile } from './schema/availability.ts';

/** Since when it is there again; without a day nobody knows. */
type SoldOut = { returns?: string | undefined };

const ids = new Set(source.ids('products'));

/** What is sold out, by product. */
export const availabilitySettings = v.pipe(
  availabilityFile,
  v.check(
    ({ soldOut }) => soldOut.every(({ product }) => ids.has(product)),
    'must name products of the shop',
  ),
  v.transform(({ soldOut }): Readonly<Record<string, SoldOut>> =>
    Object.fromEntries(soldOut.map(({ product, ...rest }) => [product, rest])),
  ),
);

/** What is sold out, by the id of the product. */
export type Availability = v.InferOutput<typeof availabilitySettings>;

/** @returns nothing for what can be had on that day */
export function soldOutOn(today: string, id: string, availability: Availability): SoldOut | undefined {
  const found = availability[id];
  return found && (!found.returns || found.returns > today) ? found : undefined;
}
