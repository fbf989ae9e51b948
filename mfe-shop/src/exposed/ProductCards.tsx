import { ProductThumbs } from '#components/ProductThumbs.tsx';
import type { ProductCardsContent, ProductThumb } from '#content/types.ts';
import { productPath } from '#paths.ts';

type Props = {
  content: ProductCardsContent;
  data: readonly ProductThumb[];
  /** Which products, as whoever shows the slot names them: their paths, in either language. */
  products?: readonly string[];
};

/** Slot `product-cards`: a small card for each product that is named, in that order. */
export function ProductCards({ content, data, products }: Props) {
  const shown = (products ?? []).flatMap((path) => data.filter(({ id }) => path.endsWith(productPath(id))));
  return <ProductThumbs products={shown} words={content} />;
}
