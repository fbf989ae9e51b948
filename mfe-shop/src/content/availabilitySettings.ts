import * as v from 'valibot';

import { source } from './schema.ts';
import { availabilityFile } from './schema/availability.ts';

/** `returns` is the first day on which the product is available again; undefined if unknown. */
type SoldOut = { returns?: string | undefined };

const ids = new Set(source.ids('products'));

/** Validates `settings/availability.json` and indexes the sold-out products by id. */
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

/** Sold-out products by their id. */
export type Availability = v.InferOutput<typeof availabilitySettings>;

/** @returns undefined if the product is available on that day */
export function soldOutOn(today: string, id: string, availability: Availability): SoldOut | undefined {
  const found = availability[id];
  return found && (!found.returns || found.returns > today) ? found : undefined;
}
