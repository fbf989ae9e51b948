import { pesos } from '@clinic/shared/money';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { summaryOf, thumbOf, type Product } from './products.ts';
import { source } from './schema.ts';
import type { Need } from './traits.ts';
import { unitPriceOf } from './unitPriceOf.ts';

/** The key ingredients of a product that fit a column on a phone. */
const ACTIVES = 2;

/** The amount in ml or g that prices are compared for. */
const AMOUNT = 100;

type Labels = {
  priceToConfirm: string;
  categories: Readonly<Record<Product['category'], string>>;
  needs: Readonly<Record<Need, string>>;
  skin: Readonly<Record<Product['skinTypes'][number], string>>;
  textures: Readonly<Record<Product['texture'], string>>;
};

/** Makes the document of the comparison: the comparable facts of all products, as text. */
export function compareDocument(lang: Lang, products: readonly Product[], labels: Labels) {
  const { comparisons, unitPrice: per, available, ...words } = source.single('pages/comparar', lang);

  function unitPriceFor(product: Product): string {
    const price = unitPriceOf(product);
    if (!price) return labels.priceToConfirm;
    return fill(per, { amount: pesos(AMOUNT * price.pesos, lang), unit: price.unit }, lang);
  }

  const compared = products.map((product) => ({
    ...thumbOf(summaryOf(product)),
    category: labels.categories[product.category],
    facts: {
      need: product.needs.map((need) => labels.needs[need]).join(' · '),
      skin: product.skinTypes.map((skin) => labels.skin[skin]).join(' · '),
      active: product.ingredients.slice(0, ACTIVES).join(' · '),
      texture: labels.textures[product.texture],
      size: product.size,
      unitPrice: unitPriceFor(product),
      availability: product.soldOut?.says ?? available,
    },
  }));

  return {
    ...words,
    products: compared,
    /** The comparisons that the clinic suggests, with the ids of their products. */
    comparisons: comparisons.map(({ need, products: ids }) => ({ need: labels.needs[need], ids })),
  };
}

/** A product of the comparison. */
export type ComparedProduct = ReturnType<typeof compareDocument>['products'][number];
