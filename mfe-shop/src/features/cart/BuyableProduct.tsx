import { usePrices } from '@clinic/shared/site';

import { ProductCard } from '#components/ProductCard.tsx';
import type { CardWords, ProductFacts, ProductWords } from '#content/types.ts';

import { AddToCart } from './AddToCart.tsx';
import { InCartMark } from './InCartMark.tsx';

type Props = {
  product: ProductFacts;
  words: Pick<ProductWords, 'summary' | 'imageAlt'>;
  labels: CardWords;
  headingLevel: 2 | 3;
  compact?: boolean;
};

/** A product card at today's price, with its way into the cart. */
export function BuyableProduct({ product, labels, ...card }: Props) {
  return (
    <ProductCard
      product={product}
      labels={labels}
      price={usePrices()[product.id]}
      mark={<InCartMark name={product.name} labels={labels} />}
      {...card}
    >
      <AddToCart item={product} label={labels.addToCart} />
    </ProductCard>
  );
}
