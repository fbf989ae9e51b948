import { drawTractor } from '@tractor-store/art/pictures';

import catalogue from './catalogue.json' with { type: 'json' };

export type Product = { id: string; name: string; startPrice: number; picture: string };

/** A variant that can be recommended. */
export type Recommendable = { sku: string; name: string; color: string; picture: string };

const byPrice = (a: Product, b: Product) => b.startPrice - a.startPrice;

/** Products by their price, the dearest first. @param category default: all */
export const productsOf = (category?: string): Product[] =>
  catalogue
    .filter((product) => category === undefined || product.category === category)
    .map(({ id, name, startPrice, variants: [first] }) => ({
      id,
      name,
      startPrice,
      picture: first ? drawTractor(first.sku, first.color).url : '',
    }))
    .toSorted(byPrice);

export const recommendable: Recommendable[] = catalogue.flatMap(({ name, variants }) =>
  variants.map((variant) => ({
    sku: variant.sku,
    name: `${name} ${variant.name}`,
    color: variant.color,
    picture: drawTractor(variant.sku, variant.color).url,
  })),
);

export const variants = catalogue.flatMap((product) => product.variants);
