/** COP by product id; `null` is a price to be confirmed. */
export type PricesById = ReadonlyMap<string, number | null>;

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * Validates the document `prices`. What is no price reads as one to be confirmed.
 * @throws Error when it is no price list at all, or an empty one, by which every product would have left the shop
 */
export function parsePriceList(document: unknown): PricesById {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Error('The document "prices" is no price list.');
  }
  const prices = new Map(Object.entries(document).map(([id, price]) => [id, isPrice(price) ? price : null]));
  if (prices.size === 0) throw new Error('The document "prices" is empty.');
  return prices;
}
