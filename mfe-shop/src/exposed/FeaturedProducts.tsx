import { Shelf } from '#components/Shelf.tsx';
import { featured } from '#content/featured.ts';
import type { FeaturedContent } from '#content/types.ts';
import { wordsOf } from '#content/wordsOf.ts';
import { BuyableProduct } from '#features/cart/BuyableProduct.tsx';
import { CartSummary } from '#features/cart/CartSummary.tsx';
import { paths } from '#paths.ts';

/** Slot `featured-products`: the first five products. The heading around it is the page's. */
export function FeaturedProducts({ content }: { content: FeaturedContent }) {
  const { label, previous, next, card, products } = content;
  return (
    <>
      <Shelf label={label} previous={previous} next={next}>
        {featured.map((product) => (
          <li key={product.id}>
            <BuyableProduct
              product={product}
              words={wordsOf(products, product.id)}
              labels={card}
              headingLevel={3}
            />
          </li>
        ))}
      </Shelf>
      <CartSummary text={content.inCart} link={{ label: content.shopLink, to: paths.all }} />
    </>
  );
}
