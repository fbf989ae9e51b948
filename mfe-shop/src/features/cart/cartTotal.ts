import type { PriceList } from '#content/types.ts';

import type { CartLine } from './cartSlice.ts';

export type CartTotal = {
  /** Sum in COP of the lines that have a price. */
  pesos: number;
  /** Some line has no price in the list and counts 0. */
  isPartial: boolean;
};

/** Estimates what the cart costs by today's price list. */
export function cartTotal(lines: readonly CartLine[], prices: PriceList): CartTotal {
  const pesos = lines.reduce((sum, { id, quantity }) => sum + (prices[id] ?? 0) * quantity, 0);
  return { pesos, isPartial: lines.some(({ id }) => (prices[id] ?? null) === null) };
}
