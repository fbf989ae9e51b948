import { teach, type Named } from '@clinic/shared/teach';

import { paths, productPath } from '#paths.ts';
import { products as enProducts } from './en/products.data.ts';
import { products as esProducts } from './es/products.data.ts';
import { asked } from './questions.data.ts';
import type { Product } from './types.ts';

/** The lists show products, which have pages of their own. */
const lists = Object.values(paths).map((path) => ({ path, about: 'shop', shape: 'list' }) as const);

const productsIn = (products: readonly Product[]): Named[] =>
  products.map(({ id, name, brand, howToUse }) => ({
    path: productPath(id),
    about: 'product',
    shape: 'item',
    figures: { price: 'offers.price' },
    name: `${name} ${brand}`,
    facts: { use: howToUse },
  }));

export const knowledge = teach(
  asked,
  { es: [...lists, ...productsIn(esProducts)], en: [...lists, ...productsIn(enProducts)] },
  () => 'shop',
);
