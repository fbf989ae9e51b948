import { useLang } from '@clinic/shared/i18n';
import { formatNumber } from '@clinic/shared/money';

import type { DetailWords, ProductSummary } from '#content/types.ts';

import { unitPriceOf } from './unitPriceOf.ts';

type Props = {
  product: Pick<ProductSummary, 'price' | 'size'>;
  words: Pick<DetailWords, 'unitPrice'>;
  className?: string;
};

/** Under the price: that it includes the tax, and what one millilitre or gram costs. */
export function UnitPrice({ product, words, className }: Props) {
  const lang = useLang();
  const unitPrice = unitPriceOf(product);
  if (!unitPrice) return null;
  return (
    <p className={className}>{words.unitPrice(`$${formatNumber(unitPrice.pesos, lang)}`, unitPrice.unit)}</p>
  );
}
