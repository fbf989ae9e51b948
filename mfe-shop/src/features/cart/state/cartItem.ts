import { thumbnailOf } from '@tesela/core/pictureAsset';

import type { ProductSummary } from '#content/products.ts';

import type { CartItem } from './cartLines.ts';

/** Returns the part of a product that the cart stores. */
export const toCartItem = ({
  id,
  name,
  gloss,
  image,
}: Pick<ProductSummary, 'id' | 'name' | 'gloss' | 'image'>): CartItem => ({
  id,
  name,
  ...(gloss && { gloss }),
  image: thumbnailOf(image),
});
