import { pictureJsonLd } from '@clinic/shared/kit/Picture';
import { localizePath, type Lang } from '@clinic/shared/languages';

import type { Product } from '#content/products.ts';
import type { DetailWords } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { nameIn } from './ProductName.tsx';

/** Describes a product with the schema.org vocabulary. Without a price there is no offer. */
export function productJsonLd(product: Product, words: Pick<DetailWords, 'categories'>, lang: Lang) {
  const { id, summary, brand, category, size, image, price, soldOut } = product;
  const url = localizePath(paths.product(id), lang);
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
        availability: soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
        ...(soldOut?.returns && { availabilityStarts: soldOut.returns }),
        url,
        seller: { '@id': '/#clinic' },
      },
    }),
  };
}
