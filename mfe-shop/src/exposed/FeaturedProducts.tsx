import { Carousel } from '@clinic/shared/kit/Carousel';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import type { FeaturedContent } from '#content/shopDocuments.ts';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import { unitsIn } from '#features/cart/state/cartLines.ts';
import { useCart } from '#features/cart/state/useCart.ts';

/** Visible products up to 600 px, up to 1024 px and above. */
const slidesPerView = { phone: 1, tablet: 2, desktop: 3 };

/** Time between two slides, in ms. */
const delay = 3_000;

/** Slot `featured-products`: the first five products. The page provides the heading. */
export function FeaturedProducts({ content }: { content: FeaturedContent }) {
  const { label, messages, rotation, card, products, counts, inCart } = content;
  const { lines } = useCart();
  const lang = useLang();
  return (
    <>
      <Carousel
        label={label}
        messages={{
          ...messages,
          position: (position, count) => fill(messages.position, { position, count }, lang),
        }}
        slidesPerView={slidesPerView}
        autoplay={{ delay, ...rotation }}
        slides={products.map((product) => ({
          id: product.id,
          content: (
            <BuyableProduct
              product={product}
              labels={card}
              headingLevel={3}
              sizes="(min-width: 64rem) 28vw, (min-width: 38rem) 46vw, 92vw"
            />
          ),
        }))}
      />
      <VisuallyHidden role="status">
        {lines.length > 0 &&
          fill(inCart, { units: fill(counts.units, { count: unitsIn(lines) }, lang) }, lang)}
      </VisuallyHidden>
    </>
  );
}
