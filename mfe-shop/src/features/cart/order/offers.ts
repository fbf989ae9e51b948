import * as v from 'valibot';

import type { ProductThumb } from '#content/products.ts';

/** The current size, price and availability of a product. */
export type Offer = Pick<ProductThumb, 'size' | 'price' | 'soldOut'>;

/** The offers by product id, or the state of their request. */
export type Offers =
  | { status: 'loading' | 'failed'; list: null }
  | { status: 'ready'; list: ReadonlyMap<string, Offer> };

// An invalid price counts as no price yet. An empty list is rejected, because it would mark every product as
// unavailable.
const offers = v.object({
  products: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        size: v.string(),
        price: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
        soldOut: v.exactOptional(v.object({ says: v.string() })),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * Validates the document `product-cards`.
 * @throws ValiError if it is not a list of products, or if the list is empty
 */
export const parseOffers = (document: unknown): ReadonlyMap<string, Offer> =>
  new Map(v.parse(offers, document).products.map(({ id, ...offer }) => [id, offer]));
