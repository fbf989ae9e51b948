import type { Catalogue, ProductSummary } from '#content/types.ts';

const texts = ['id', 'name', 'brand', 'category', 'line', 'size', 'summary'] as const;

function isProduct(value: unknown): value is ProductSummary {
  if (typeof value !== 'object' || value === null) return false;
  // Each property is checked before it is relied on.
  const product = value as Record<keyof ProductSummary, unknown>;
  return (
    texts.every((key) => typeof product[key] === 'string') &&
    Array.isArray(product.ingredients) &&
    typeof product.image === 'object' &&
    product.image !== null &&
    (product.price === null || typeof product.price === 'number')
  );
}

/**
 * Checks the document `catalogue`, which comes over the network.
 * @throws Error when it is something else
 */
export function parseCatalogue(value: unknown): Catalogue {
  if (!Array.isArray(value) || !value.every(isProduct)) throw new Error('This is not a catalogue.');
  return value;
}
