import { localizePath, type Lang } from '@clinic/shared/lang';
import { pictureJsonLd } from '@clinic/shared/kit/Picture';

import type { DetailWords, ProductSummary } from '#content/types.ts';
import { productPath } from '#paths.ts';

import { nameIn } from './ProductName.tsx';

/**
 * A product as schema.org describes it. Availability is left out, for the clinic confirms it with each order;
 * and there is no offer without a price.
 */
export function productJsonLd(product: ProductSummary, words: Pick<DetailWords, 'categories'>, lang: Lang) {
  const { id, summary, brand, category, size, image, price } = product;
  const url = localizePath(productPath(id), lang);
  return {
    '@type': 'Product',
    name: nameIn(lang, product),
    description: summary,
    image: pictureJsonLd(image, image.alt),
    brand: { '@type': 'Brand', name: brand },
    category: words.categories[category],
    sku: id,
    size,
    url,
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        price: String(price),
        priceCurrency: 'COP',
        url,
        seller: { '@id': '/#clinic' },
      },
    }),
  };
}
