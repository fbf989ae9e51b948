import type { Lang } from '@clinic/shared/lang';
import { teach, type Named } from '@clinic/shared/teach';

import { guidePath, guideSectionPath, paths, productPath } from '#paths.ts';
import { products as enProducts } from './en/products.data.ts';
import { products as esProducts } from './es/products.data.ts';
import { guides, sectionsOf } from './guides.ts';
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

/** A section answers as the clinic's own questions do: whoever asks how to use a thing is not shown others to buy. */
const guideIn = (lang: Lang): Named[] => [
  { path: guidePath, about: 'practice', name: guides[lang].heading },
  ...sectionsOf(guides[lang]).map(({ id, question }): Named => ({
    path: guideSectionPath(id),
    about: 'practice',
    name: question,
  })),
];

export const knowledge = teach(
  asked,
  {
    es: [...lists, ...productsIn(esProducts), ...guideIn('es')],
    en: [...lists, ...productsIn(enProducts), ...guideIn('en')],
  },
  () => 'shop',
);
