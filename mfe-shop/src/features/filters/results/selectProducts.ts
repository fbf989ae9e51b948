import { unitPriceOf } from '#content/unitPriceOf.ts';
import { filterCategories, isIn } from '#content/categories.ts';
import type { Catalogue, ProductSummary } from '#content/products.ts';

import type { Filters, Sort } from '../filterParams.ts';

/** Products by the name that leads on the page, as Spanish sorts: accents make no difference, numbers count. */
export function sortByName(products: Catalogue): Catalogue {
  const { compare } = new Intl.Collator('es', { numeric: true });
  const leading = ({ name, gloss }: ProductSummary) => gloss ?? name;
  return [...products].sort((a, b) => compare(leading(a), leading(b)));
}

/** Products by an amount of COP; those of which there is none yet come last. */
export function sortByAmount(
  products: Catalogue,
  amountOf: (product: ProductSummary) => number | null,
  direction: 1 | -1 = 1,
): Catalogue {
  return [...products].sort((one, other) => {
    const [a, b] = [amountOf(one), amountOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * (a - b);
  });
}

export function sortProducts(products: Catalogue, sort: Sort): Catalogue {
  if (sort === 'nombre') return sortByName(products);
  if (sort === 'precio-medida') return sortByAmount(products, (one) => unitPriceOf(one)?.pesos ?? null);
  return sortByAmount(products, ({ price }) => price, sort === 'precio' ? 1 : -1);
}

/**
 * The products that the visitor asked for.
 * @param products in the order in which they are shown, unless the search ranks them
 * @param matches ids that the search found, best first; `null` when nothing is searched for
 */
export function selectProducts(
  products: Catalogue,
  { category, brand, available, sort }: Pick<Filters, 'category' | 'brand' | 'available' | 'sort'>,
  matches: readonly string[] | null,
): readonly ProductSummary[] {
  const rank = matches && new Map(matches.map((id, position) => [id, position]));
  const isInCategory = isIn(category ? filterCategories[category] : 'all');
  const found = products.filter(
    (product) =>
      isInCategory(product) &&
      (!brand || product.brand === brand) &&
      !(available && product.soldOut) &&
      (!rank || rank.has(product.id)),
  );
  if (!rank || sort) return found;
  return found.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}
