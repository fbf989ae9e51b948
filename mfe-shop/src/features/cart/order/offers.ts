import * as v from 'valibot';

import type { ProductThumb } from '#content/products.ts';

/** What the shop says of a product today. */
export type Offer = Pick<ProductThumb, 'size' | 'price' | 'soldOut'>;

/** By product id; on their way, or not to be had. */
export type Offers =
  | { status: 'loading' | 'failed'; list: null }
  | { status: 'ready'; list: ReadonlyMap<string, Offer> };

// What is no price reads as one to be confirmed. An empty list would say that every product left the shop.
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
 * @throws ValiError when it is no list of products, or an empty one
 */
export const parseOffers = (document: unknown): ReadonlyMap<string, Offer> =>
  new Map(v.parse(offers, document).products.map(({ id, ...offer }) => [id, offer]));
