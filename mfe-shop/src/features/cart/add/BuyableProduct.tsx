import { ProductCard, type ProductCardProps } from '#components/ProductCard.tsx';
import { SoldOut } from '#components/SoldOut.tsx';

import { AddToCart } from './AddToCart.tsx';

/** A product card with its cart button. */
export function BuyableProduct(props: ProductCardProps) {
  const { product, labels } = props;
  return (
    <ProductCard {...props} mark={product.soldOut && <SoldOut product={product} isMark />}>
      {!product.soldOut && <AddToCart product={product} labels={labels} />}
    </ProductCard>
  );
}
