import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import type { NamedPicture } from '@clinic/shared/kit/Picture';

import { isIn } from '#content/categories.ts';
import { products as en } from '#content/en/products.data.ts';
import { products as es } from '#content/es/products.data.ts';
import { guides, sectionFor, sectionsOf } from '#content/guides.ts';
import type { Availability } from '#content/availabilitySettings.ts';
import type { Prices } from '#content/priceSettings.ts';
import { soldOutNote } from '#content/soldOutNote.ts';
import type {
  Catalogue,
  Product,
  ProductDetails,
  ProductList,
  ProductSummary,
  ProductThumb,
  ShopView,
  SoldOutNote,
} from '#content/types.ts';
import { guidePath, paths, productPath } from '#paths.ts';
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

const products: PerLang<readonly Product[]> = { es, en };

const pictureOf = (name: PictureName): NamedPicture => ({ name, ...pictures[name] });

/** As lists show it. The price list of the site comes before the price that the product was released with. */
const summarize = (
  { id, name, brand, category, line, size, image, imageAlt, gloss, summary, ingredients, price }: Product,
  prices: Prices,
  soldOut: SoldOutNote | undefined,
): ProductSummary => ({
  id,
  name,
  brand,
  category,
  line,
  size,
  image: { ...pictureOf(image), alt: imageAlt },
  ...(gloss && { gloss }),
  summary,
  ingredients,
  price: prices[id] ?? price ?? null,
  ...(soldOut && { soldOut }),
});

/** Others of the category, those of the same line first. */
function relatedTo(product: ProductSummary, all: Catalogue): ProductSummary[] {
  const others = all.filter(({ id, category }) => category === product.category && id !== product.id);
  const isSameLine = ({ line }: ProductSummary) => Number(line === product.line);
  return others.toSorted((a, b) => isSameLine(b) - isSameLine(a)).slice(0, RELATED);
}

/** What compose makes of the products, in one language. */
export const documents: MakeDocuments<{ prices: Prices; availability?: Availability }> = ({
  lang,
  settings: { prices, availability = {} },
}) => {
  const summaryOf = (product: Product): ProductSummary =>
    summarize(product, prices, soldOutNote(product.id, availability, lang));
  const all: Catalogue = products[lang].map(summaryOf);
  const brands = [...new Set(all.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'es'));

  function listOf(view: ShopView): ProductList {
    const tile = tiles[view];
    return { products: all.filter(isIn(view)), brands, tile: tile && pictureOf(tile) };
  }

  function detailsOf(product: Product): ProductDetails {
    const { howToUse, skinTypes, composition } = product;
    const summary = summaryOf(product);
    const section = sectionFor(product.id, guides[lang]);
    return {
      ...summary,
      howToUse,
      skinTypes,
      composition,
      related: relatedTo(summary, all),
      ...(section && { guide: { id: section.id, question: section.question } }),
    };
  }

  const thumbs = all.map(({ id, name, gloss, brand, size, image, price, soldOut }): ProductThumb => ({
    id,
    name,
    ...(gloss && { gloss }),
    brand,
    size,
    image,
    price,
    ...(soldOut && { soldOut }),
  }));

  const shownInGuide = new Set(sectionsOf(guides[lang]).flatMap(({ products = [] }) => products));

  return {
    // The keys of a Record<ShopView, …> are views; Object.keys widens them.
    ...Object.fromEntries((Object.keys(paths) as ShopView[]).map((view) => [paths[view], listOf(view)])),
    ...Object.fromEntries(products[lang].map((product) => [productPath(product.id), detailsOf(product)])),
    'featured-products': all.slice(0, FEATURED),
    'product-cards': thumbs,
    [guidePath]: thumbs.filter(({ id }) => shownInGuide.has(id)),
  };
};
