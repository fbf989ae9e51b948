import { ProductCard } from '#components/ProductCard.tsx';
import type { CardWords, ProductSummary } from '#content/types.ts';

import { AddToCart } from './AddToCart.tsx';
import { toCartItem } from './cartItem.ts';
import { InCartMark } from './InCartMark.tsx';

type Props = {
  product: ProductSummary;
  labels: CardWords;
  headingLevel: 2 | 3;
  compact?: boolean;
};

/** A product card with its way into the cart. */
export function BuyableProduct({ product, labels, ...card }: Props) {
  return (
    <ProductCard
      product={product}
      labels={labels}
      mark={<InCartMark name={product.name} labels={labels} />}
      {...card}
    >
      <AddToCart item={toCartItem(product)} label={labels.addToCart} />
    </ProductCard>
  );
}
