import * as v from 'valibot';

/** Validates `settings/prices.json`. Its prices replace the prices of the release. */
export const priceSettings = v.pipe(
  v.strictObject({
    $comment: v.optional(v.string()),
    currency: v.literal('COP', 'must be "COP"'),
    /** Product id → price in whole Colombian pesos. */
    prices: v.record(
      v.string(),
      v.pipe(v.number('must be a number of pesos'), v.integer('must be whole pesos'), v.minValue(1)),
    ),
  }),
  v.transform(({ prices }) => prices),
);

/** Product id → price in whole Colombian pesos. */
export type Prices = v.InferOutput<typeof priceSettings>;
