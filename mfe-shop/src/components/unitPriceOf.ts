import type { ProductSummary } from '#content/types.ts';

type Priced = Pick<ProductSummary, 'price' | 'size'>;

/** What one millilitre or gram costs, in COP. @returns `null` while nobody has said a price */
export function unitPriceOf({ price, size }: Priced): { pesos: number; unit: string } | null {
  const [amount, unit = ''] = size.split(' ');
  return price === null ? null : { pesos: price / Number(amount), unit };
}
