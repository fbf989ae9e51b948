import { useLang } from '@tesela/core/i18n';

import type { ProductSummary } from '#content/products.ts';
import { unitPriceText } from '#content/unitPriceOf.ts';

type Props = {
  product: Pick<ProductSummary, 'price' | 'size'>;
  words: { unitPrice: string };
  className?: string;
};

/** The text under the price: it includes the tax, and what one millilitre or gram costs. */
export function UnitPrice({ product, words, className }: Props) {
  const text = unitPriceText(product, words.unitPrice, useLang());
  return text === null ? null : <p className={className}>{text}</p>;
}
