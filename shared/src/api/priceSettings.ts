import * as v from 'valibot';

import { valuationLabels, type Valuation } from './valuation.ts';

/** What remotes read of `settings/site.json` about prices. */
export const priceSettings = v.object({
  priceRanges: v.optional(
    v.array(
      v.object({
        id: v.string(),
        from: v.number(),
        to: v.number(),
        // The keys of a const object are its type's keys; Object.keys widens them.
        valuation: v.picklist(Object.keys(valuationLabels) as Valuation[]),
      }),
    ),
    [],
  ),
  visits: v.object({ assessment: v.object({ price: v.number(), creditDays: v.number() }) }),
});

export type PriceSettings = v.InferOutput<typeof priceSettings>;
