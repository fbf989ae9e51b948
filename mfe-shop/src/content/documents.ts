import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import type { NamedPicture } from '@clinic/shared/ui/Picture';

import { catalogue } from '#content/catalogue.ts';
import { compositions } from '#content/composition.ts';
import { isIn } from '#content/categories.ts';
import { products as en } from '#content/en/products.ts';
import { products as es } from '#content/es/products.ts';
import { PAGE_SIZE } from '#content/pageSize.ts';
import type { Prices } from '#content/priceSettings.ts';
import type {
  Catalogue,
  PriceList,
  ProductDetails,
  ProductFacts,
  ProductList,
  ProductSummary,
  ProductWords,
  ShopView,
} from '#content/types.ts';
import { paths, productPath } from '#paths.ts';
import { pictures, type PictureName } from '#pictures.data.ts';

const FEATURED = 5;
const RELATED = 4;

const tiles = {
  all: null,
  rejuvenecimiento: 'categories/tienda-rejuvenecimiento',
  capilar: 'categories/tienda-capilar',
  'anti-acne': 'categories/tienda-anti-acne',
  antimanchas: 'categories/tienda-antimanchas',
} satisfies Record<ShopView, PictureName | null>;

const words: PerLang<Record<string, ProductWords>> = { es, en };

function wordsOf(products: Readonly<Record<string, ProductWords>>, id: string): ProductWords {
  const found = products[id];
  if (!found) throw new Error(`The product "${id}" has no words: add it to content/<lang>/products.ts.`);
  return found;
}

const pictureOf = (name: PictureName): NamedPicture => ({ name, ...pictures[name] });

function summarize(
  product: ProductFacts,
  { gloss, summary, ingredients, imageAlt }: ProductWords,
  prices: Prices,
) {
  return {
    ...product,
    ...(gloss && { gloss }),
    summary,
    ingredients,
    image: { ...pictureOf(product.image), alt: imageAlt },
    price: prices[product.id] ?? null,
  } satisfies ProductSummary;
}

/** Others of the category, those of the same line first. */
function relatedTo(product: ProductSummary, all: Catalogue): ProductSummary[] {
  const others = all.filter(({ id, category }) => category === product.category && id !== product.id);
  const isSameLine = ({ line }: ProductSummary) => Number(line === product.line);
  return others.toSorted((a, b) => isSameLine(b) - isSameLine(a)).slice(0, RELATED);
}

/**
 * What compose makes of the catalogue, in one language.
 * @throws Error that names a product without words, which stops compose
 */
export const documents: MakeDocuments<{ prices: Prices }> = ({ lang, settings: { prices } }) => {
  const all: Catalogue = catalogue.map((product) =>
    summarize(product, wordsOf(words[lang], product.id), prices),
  );
  const brands = [...new Set(all.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'es'));

  function listOf(view: ShopView): ProductList {
    const shown = all.filter(isIn(view));
    const tile = tiles[view];
    return {
      products: shown.slice(0, PAGE_SIZE),
      total: shown.length,
      brands,
      tile: tile && pictureOf(tile),
    };
  }

  function detailsOf(product: ProductSummary): ProductDetails {
    const { howToUse, skinTypes } = wordsOf(words[lang], product.id);
    const composition = compositions[product.id];
    if (!composition)
      throw new Error(`The product "${product.id}" has no composition: add it to content/composition.ts.`);
    return { ...product, howToUse, skinTypes, composition, related: relatedTo(product, all) };
  }

  return {
    // The keys of a Record<ShopView, …> are views; Object.keys widens them.
    ...Object.fromEntries((Object.keys(paths) as ShopView[]).map((view) => [paths[view], listOf(view)])),
    ...Object.fromEntries(all.map((product) => [productPath(product.id), detailsOf(product)])),
    'featured-products': all.slice(0, FEATURED),
    catalogue: all,
    prices: Object.fromEntries(all.map(({ id, price }) => [id, price])) satisfies PriceList,
  };
};
