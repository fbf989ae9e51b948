import { Carousel } from '@clinic/shared/ui/Carousel';

import { featured } from '#content/featured.ts';
import type { FeaturedContent } from '#content/types.ts';
import { wordsOf } from '#content/wordsOf.ts';
import { BuyableProduct } from '#features/cart/BuyableProduct.tsx';
import { CartSummary } from '#features/cart/CartSummary.tsx';
import { paths } from '#paths.ts';

/** Products in view up to 600 px, up to 1024 px and above. */
const slidesPerView = { phone: 1, tablet: 2, desktop: 3 };

/** Between two turns, in ms. */
const delay = 3_000;

/** Slot `featured-products`: the first five products. The heading around it is the page's. */
export function FeaturedProducts({ content }: { content: FeaturedContent }) {
  const { label, messages, rotation, card, products } = content;
  return (
    <>
      <Carousel
        label={label}
        messages={messages}
        slidesPerView={slidesPerView}
        autoplay={{ delay, ...rotation }}
        slides={featured.map((product) => ({
          id: product.id,
          content: (
            <BuyableProduct
              product={product}
              words={wordsOf(products, product.id)}
              labels={card}
              headingLevel={3}
            />
          ),
        }))}
      />
      <CartSummary text={content.inCart} link={{ label: content.shopLink, to: paths.all }} />
    </>
  );
}
