import type { ComparedProduct } from '#content/compareDocument.ts';

/** Returns the products with these ids, in the order of the ids. */
export const pick = (products: readonly ComparedProduct[], ids: readonly string[]): ComparedProduct[] =>
  ids.flatMap((id) => products.filter((product) => product.id === id));
