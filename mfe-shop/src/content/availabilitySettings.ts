import * as v from 'valibot';

import { source } from './schema.ts';

/** Since when it is there again; without a day nobody knows. */
type SoldOut = { returns?: string };

const ids = new Set(source.ids('products'));

const soldOut = v.pipe(
  v.string(),
  v.regex(
    /^(?:agotado|vuelve el \d{4}-\d\d-\d\d)$/,
    'must be "agotado", or "vuelve el" and a date such as 2026-12-10',
  ),
  v.check(
    (text) => text === 'agotado' || !Number.isNaN(Date.parse(text.slice(-10))),
    'must name a date that exists',
  ),
  v.transform((text): SoldOut => (text === 'agotado' ? {} : { returns: text.slice(-10) })),
);

/** `settings/availability.json`: what is sold out, by product. */
export const availabilitySettings = v.pipe(
  v.strictObject({
    $comment: v.optional(v.string()),
    products: v.record(
      v.pipe(
        v.string(),
        v.check((id) => ids.has(id), 'must be a product of the shop'),
      ),
      soldOut,
    ),
  }),
  v.transform(({ products: all }) => all),
);

/** What is sold out, by the id of the product. */
export type Availability = Readonly<Record<string, SoldOut>>;

/** @returns nothing for what can be had on that day */
export function soldOutOn(today: string, id: string, availability: Availability): SoldOut | undefined {
  const found = availability[id];
  return found && (!found.returns || found.returns > today) ? found : undefined;
}
