import type { SearchDocument } from '@tesela/core/search/documents';
import { indexTexts } from '@tesela/core/search/textIndex';

import { synonyms } from '#content/synonyms.ts';
import { productIdOf } from '#paths.ts';

/**
 * Searches products.
 * @returns their ids, best match first
 */
export type Search = (text: string) => readonly string[];

/**
 * Builds the search index in small steps, so that the page stays responsive.
 * @param documents what the search over the site finds of the shop
 */
export async function indexProducts(documents: readonly SearchDocument[]): Promise<Search> {
  const products = documents.flatMap((document) => {
    const id = productIdOf(document.path);
    return id ? [{ ...document, id }] : [];
  });
  const find = await indexTexts(products, {
    synonyms,
    fields: {
      title: { weight: 4, text: ({ title }) => title },
      words: { weight: 2, text: ({ words = [] }) => words.join(' ') },
      line: { text: ({ line }) => line },
    },
  });
  return (text) => find(text).map(({ id }) => id);
}
