import type { CartLine } from './cartLines.ts';
import type { Prices } from './usePriceList.ts';

/** COP, or why there is none. */
export type LinePrice = number | 'loading' | 'to-confirm' | 'unavailable';

export type Estimate = {
  /** COP: what the lines with a price cost together; `null` when none has one. */
  pesos: number | null;
  /** Some line that can be ordered has no price and counts 0. */
  isPartial: boolean;
  /** The lines that can be ordered. */
  available: CartLine[];
};

/** A product that is not in a list that is there left the shop. */
export function priceOf(id: string, prices: Prices): LinePrice {
  if (prices.status !== 'ready') return prices.status === 'loading' ? 'loading' : 'to-confirm';
  const price = prices.list.get(id);
  if (price === undefined) return 'unavailable';
  return price ?? 'to-confirm';
}

/** Estimates what the cart costs by today's price list. */
export function estimate(lines: readonly CartLine[], prices: Prices): Estimate {
  const available = lines.filter(({ id }) => priceOf(id, prices) !== 'unavailable');
  const cents = available.flatMap(({ id, quantity }) => {
    const price = priceOf(id, prices);
    // Whole cents: sums of fractions are off by a hair.
    return typeof price === 'number' ? Math.round(price * 100) * quantity : [];
  });
  return {
    pesos: cents.length > 0 ? cents.reduce((sum, each) => sum + each, 0) / 100 : null,
    isPartial: cents.length < available.length,
    available,
  };
}
