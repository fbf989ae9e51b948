import MiniSearch, { type SearchOptions } from 'minisearch';

import { viewOf } from '#content/categories.ts';
import { stopWords, synonyms } from '#content/synonyms.ts';
import type { Catalogue, ProductSummary, ShopContent } from '#content/types.ts';

import { fold } from './fold.ts';

/** Finds products. @returns their ids, best first */
export type Search = (text: string) => readonly string[];

/** Words that name a product's line and category in the visitor's language. */
export type SearchLabels = { lines: ShopContent['card']['lines']; views: ShopContent['views'] };

/** Products indexed without giving way to the visitor. */
const chunkSize = 50;

const fuzzy = (term: string) => term.length > 3 && 0.2;

/** Forgiving only those who would find nothing keeps what the others find precise, and quick. */
const passes: readonly SearchOptions[] = [{}, { fuzzy }, { fuzzy, prefix: true }];

/** Plurals find singulars; the rest is left to prefixes and to forgiveness. */
const toSingular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[rlnzdj])es$|(?<=[^s])s$/u, '') : word;

function toTerm(word: string): string | null {
  const term = fold(word);
  return stopWords.has(term) ? null : toSingular(term);
}

function textOf(product: ProductSummary, field: string, { lines, views }: SearchLabels): string {
  const view = viewOf(product);
  switch (field) {
    case 'line':
      return `${product.line} ${lines[product.line]}`;
    case 'category': {
      const words = view && views[view];
      return words ? `${product.category} ${words.label} ${words.heading}` : product.category;
    }
    case 'name':
      return `${product.name} ${product.gloss ?? ''}`;
    case 'ingredients':
      return product.ingredients.join(' ');
    default:
      return String(product[field as 'id' | 'name' | 'brand' | 'summary']);
  }
}

/** Makes the index in small steps, so that typing goes on meanwhile. */
export async function indexProducts(products: Catalogue, labels: SearchLabels): Promise<Search> {
  const index = new MiniSearch<ProductSummary>({
    fields: ['name', 'brand', 'line', 'category', 'ingredients', 'summary'],
    extractField: (product, field) => textOf(product, field, labels),
    tokenize: (text) => text.split(/[^\p{L}\p{M}\p{N}]+/u),
    processTerm(word) {
      const term = toTerm(word);
      return term && [term, ...(synonyms[term] ?? [])];
    },
    searchOptions: {
      combineWith: 'AND',
      processTerm: toTerm,
      boost: { name: 4, brand: 3, category: 2, line: 2, ingredients: 1.5 },
      // One letter is the beginning of a word only while it is all there is: «vitamina c» is not «vitamina crema».
      prefix: (term, _position, terms) => term.length > 1 || terms.length === 1,
    },
  });
  await index.addAllAsync(products, { chunkSize });

  return (text) => {
    for (const pass of passes) {
      const found = index.search(text, pass);
      if (found.length > 0) return found.map(({ id }) => String(id));
    }
    return [];
  };
}
