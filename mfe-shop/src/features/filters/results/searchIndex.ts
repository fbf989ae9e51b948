import { indexTexts } from '@clinic/shared/search/textIndex';

import { viewOf } from '#content/categories.ts';
import type { Catalogue, ProductSummary } from '#content/products.ts';
import type { ShopDocument } from '#content/shopDocuments.ts';
import { synonyms } from '#content/synonyms.ts';
import { skins, suitsSkin } from '#content/traits.ts';

/**
 * Searches products.
 * @returns their ids, best match first
 */
export type Search = (text: string) => readonly string[];

/** Texts that name a product's line and category in the visitor's language. */
export type SearchLabels = {
  lines: ShopDocument['card']['lines'];
  views: ShopDocument['views'];
  details: ShopDocument['details'];
};

function categoryText(product: ProductSummary, views: SearchLabels['views']): string {
  const view = viewOf(product);
  return view ? `${product.category} ${views[view].label} ${views[view].heading}` : product.category;
}

/** Builds the search index in small steps, so that the page stays responsive. */
export async function indexProducts(
  products: Catalogue,
  { lines, views, details }: SearchLabels,
): Promise<Search> {
  const find = await indexTexts(products, {
    synonyms,
    fields: {
      name: { weight: 4, text: ({ name, gloss = '' }) => `${name} ${gloss}` },
      brand: { weight: 3, text: ({ brand }) => brand },
      category: { weight: 2, text: (product) => categoryText(product, views) },
      line: { weight: 2, text: ({ line }) => `${line} ${lines[line]}` },
      needs: { weight: 2, text: ({ needs }) => needs.map((need) => details.needs[need]).join(' ') },
      skins: {
        weight: 2,
        text: (product) =>
          skins
            .filter((skin) => suitsSkin(product, skin))
            .map((skin) => details.skin[skin])
            .join(' '),
      },
      ingredients: { weight: 1.5, text: ({ ingredients }) => ingredients.join(' ') },
      summary: { text: ({ summary }) => summary },
    },
  });
  return (text) => find(text).map(({ id }) => id);
}
