import { pesos } from '@clinic/shared/money';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import type { ProductSummary } from '#content/products.ts';

type Priced = Pick<ProductSummary, 'price' | 'size'>;

/**
 * Returns the price of one millilitre or gram in COP.
 * @returns `null` if the product has no price
 */
export function unitPriceOf({ price, size }: Priced): { pesos: number; unit: string } | null {
  const [amount, unit = ''] = size.split(' ');
  return price === null ? null : { pesos: price / Number(amount), unit };
}

/**
 * Returns the unit price as text.
 * @param words text with the placeholders `{amount}` and `{unit}`
 * @returns `null` if the product has no price
 */
export function unitPriceText(product: Priced, words: string, lang: Lang): string | null {
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return null;
  return fill(words, { amount: pesos(unitPrice.pesos, lang), unit: unitPrice.unit }, lang);
}
