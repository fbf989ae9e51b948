import type { ProductWords } from '#content/types.ts';

/**
 * The words about a product.
 * @throws Error when a product has none in this language, which stops the build of its page
 */
export function wordsOf(products: Readonly<Record<string, ProductWords>>, id: string): ProductWords {
  const words = products[id];
  if (!words) throw new Error(`The product "${id}" has no words: add it to content/<lang>/products.ts.`);
  return words;
}
