import { Carousel } from '@clinic/shared/kit/Carousel';

import type { FeaturedContent, ProductSummary } from '#content/types.ts';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { CartSummary } from '#features/cart/window/CartSummary.tsx';
import { paths } from '#paths.ts';

/** Products in view up to 600 px, up to 1024 px and above. */
const slidesPerView = { phone: 1, tablet: 2, desktop: 3 };

/** Between two turns, in ms. */
const delay = 3_000;

type Props = { content: FeaturedContent; data: readonly ProductSummary[] };

/** Slot `featured-products`: the first five products. The heading around it is the page's. */
export function FeaturedProducts({ content, data }: Props) {
  const { label, messages, rotation, card } = content;
  return (
    <>
      <Carousel
        label={label}
        messages={messages}
        slidesPerView={slidesPerView}
        autoplay={{ delay, ...rotation }}
        slides={data.map((product) => ({
          id: product.id,
          content: <BuyableProduct product={product} labels={card} headingLevel={3} />,
        }))}
      />
      <CartSummary text={content.inCart} link={{ label: content.shopLink, to: paths.all }} />
    </>
  );
}
