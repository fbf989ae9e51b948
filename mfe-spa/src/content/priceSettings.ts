import * as v from 'valibot';

/** What `settings/site.json` says of prices. */
export const priceSettings = v.object({
  priceRanges: v.optional(v.array(v.object({ id: v.string(), from: v.number(), to: v.number() })), []),
});

export type PriceSettings = v.InferOutput<typeof priceSettings>;
