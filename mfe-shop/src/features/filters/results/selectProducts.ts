import type { Catalogue, ProductSummary } from '#content/products.ts';
import { unitPriceOf } from '#content/unitPriceOf.ts';

import { filterNames, filters as definitions, type Filters } from '../filters.ts';

/**
 * Sorts products by the name shown first on the page, with Spanish rules: accents are ignored, numbers sort
 * by value.
 */
export function sortByName(products: Catalogue): Catalogue {
  const { compare } = new Intl.Collator('es', { numeric: true });
  const leading = ({ name, gloss }: ProductSummary) => gloss ?? name;
  return [...products].sort((a, b) => compare(leading(a), leading(b)));
}

/**
 * Sorts products by an amount in COP. Products without an amount come last.
 * @param direction 1 for ascending, -1 for descending
 */
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

/**
 * Sorts products.
 * @param sort one of `sortNames`; if empty, the order is kept
 */
export function sortProducts(products: Catalogue, sort: string): Catalogue {
  if (!sort) return products;
  if (sort === 'nombre') return sortByName(products);
  if (sort === 'precio-medida') return sortByAmount(products, (one) => unitPriceOf(one)?.pesos ?? null);
  return sortByAmount(products, ({ price }) => price, sort === 'precio' ? 1 : -1);
}

/**
 * Returns the products that match the filters and the search.
 * @param products in the order of display, unless a search ranks them
 * @param matches ids that the search found, best first; `null` without a search
 */
export function selectProducts(
  products: Catalogue,
  filters: Filters,
  matches: readonly string[] | null,
): readonly ProductSummary[] {
  const rank = matches && new Map(matches.map((id, position) => [id, position]));
  const chosen = filterNames.filter((name) => filters[name]);
  const found = products.filter(
    (product) =>
      chosen.every((name) => definitions[name].keeps?.(product, filters[name]) ?? true) &&
      (!rank || rank.has(product.id)),
  );
  if (!rank || filters.sort) return found;
  return found.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}
