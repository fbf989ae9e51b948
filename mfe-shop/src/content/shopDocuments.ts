import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import type { ShopView } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

import { isIn } from './categories.ts';
import { compareDocument } from './compareDocument.ts';
import { readGuide, sectionFor, sectionsOf } from './guide.ts';
import { readProducts, goingWith, relatedTo, summaryOf, thumbOf, type ShopSettings } from './products.ts';
import { routineDocuments } from './routine/routineDocuments.ts';
import { source } from './schema.ts';

const FEATURED = 5;

/** What a filter says; only those that can be left open or removed have all of it. */
type FilterField = { label: string; all?: string; kind?: string };

/** Makes the documents of all pages and slots of the shop in one language. */
export function shopDocuments(lang: Lang, settings: ShopSettings) {
  const {
    menu: shop,
    ways: _ways,
    inCart: _inCart,
    words,
    filters,
    ...whole
  } = source.single('pages/tienda', lang);
  const { soldOut: _soldOut, texture, ...page } = source.single('pages/producto', lang);
  const { card, details } = page;
  const fields: Readonly<Record<keyof typeof filters.fields, FilterField>> = filters.fields;
  const counts = { products: words.count, units: details.quantity.status };
  const products = readProducts(lang, settings);
  const all = products.map(summaryOf);
  const thumbs = all.map(thumbOf);
  const brands = [...new Set(all.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'es'));
  const guide = readGuide(lang);
  const shownInGuide = new Set(sectionsOf(guide).flatMap(({ products: ids = [] }) => ids));

  const pages = [{ id: 'all', image: null, ...whole }, ...source.entries('categorias', lang)].map(
    // The kind is fixed, so every id is a view.
    ({ id, image, ...page }) => ({ ...page, view: id as ShopView, tile: image && pictures[image] }),
  );
  // There is a page for each view.
  const perView = <T>(make: (page: (typeof pages)[number]) => T) =>
    Object.fromEntries(pages.map((page) => [page.view, make(page)])) as Record<ShopView, T>;
  const views = perView(({ label, heading }) => ({ label, heading }));
  const lists = perView(({ view, meta, heading, lead, tile }) => ({
    view,
    meta,
    heading,
    lead,
    tile,
    shop,
    views,
    card,
    details,
    ...words,
    products: all.filter(isIn(view)),
    /** Only the page of the whole shop has filters and brands. */
    filters: view === 'all' ? { ...filters, fields } : null,
    brands: view === 'all' ? brands : [],
  }));

  return {
    lists,
    products: products.map((product) => {
      const section = sectionFor(product.id, guide);
      return {
        shop,
        ...page,
        card,
        details,
        product: {
          ...product,
          textureAlt: fill(
            texture.alt,
            { name: product.gloss ?? product.name, matter: texture.matters[product.texture] },
            lang,
          ),
          related: relatedTo(product, all),
          goesWith: goingWith(product, products),
          /** The most specific section of the guide about the product, if there is one. */
          ...(section && { guide: { id: section.id, question: section.question } }),
        },
      };
    }),
    guide: {
      ...guide,
      shop,
      priceToConfirm: card.priceToConfirm,
      products: thumbs.filter(({ id }) => shownInGuide.has(id)),
    },
    ...routineDocuments(lang, products, {
      shop,
      share: page.share,
      priceToConfirm: card.priceToConfirm,
    }),
    compare: {
      ...compareDocument(lang, products, { ...details, priceToConfirm: card.priceToConfirm }),
      shop,
      card,
      share: page.share,
    },
    cart: { ...source.single('slots/cart-widget', lang), priceToConfirm: card.priceToConfirm, counts },
    featured: {
      ...source.single('slots/featured-products', lang),
      card,
      counts,
      products: all.slice(0, FEATURED),
    },
    cards: {
      ...source.single('slots/product-cards', lang),
      priceToConfirm: card.priceToConfirm,
      products: thumbs,
    },
  };
}

type Documents = ReturnType<typeof shopDocuments>;

/** The document of a page that lists products. */
export type ShopDocument = Documents['lists'][ShopView];

/** The document of a product page. */
export type ProductDocument = Documents['products'][number];

export type ProductDetails = ProductDocument['product'];

export type RoutineDocument = Documents['routines'][number];

export type RoutineIndexDocument = Documents['routineIndex'];

export type CompareDocument = Documents['compare'];

export type RoutinesContent = Documents['routineLinks'];

export type GuideDocument = Documents['guide'];

export type FeaturedContent = Documents['featured'];

export type ProductCardsContent = Documents['cards'];

export type CartContent = Documents['cart'];

export type CardWords = ShopDocument['card'];

export type DetailWords = ShopDocument['details'];

export type FilterWords = NonNullable<ShopDocument['filters']>;
