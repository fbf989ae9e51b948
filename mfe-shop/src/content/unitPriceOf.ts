import { fill } from '@clinic/shared/fill';
import type { Lang } from '@clinic/shared/lang';
import { pesos } from '@clinic/shared/money';

import type { ProductSummary } from '#content/products.ts';

type Priced = Pick<ProductSummary, 'price' | 'size'>;

/** What one millilitre or gram costs, in COP. @returns `null` while nobody has said a price */
export function unitPriceOf({ price, size }: Priced): { pesos: number; unit: string } | null {
  const [amount, unit = ''] = size.split(' ');
  return price === null ? null : { pesos: price / Number(amount), unit };
}

/** The same in words. @param words name `{amount}` and `{unit}` */
export function unitPriceText(product: Priced, words: string, lang: Lang): string | null {
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return null;
  return fill(words, { amount: pesos(unitPrice.pesos, lang), unit: unitPrice.unit }, lang);
}
