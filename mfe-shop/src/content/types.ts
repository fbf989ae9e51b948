import type { Entry, Single } from '@clinic/content/kind';
import type { NamedPicture } from '@clinic/shared/kit/Picture';

// The Spanish words say what there is; English must have the same.
import type { card } from './es/card.ts';
import type { content as cart } from './es/cart.ts';
import type { details } from './es/details.ts';
import type { content as featured } from './es/featured.ts';
import type { content as productPage } from './es/product.ts';
import type { quickView } from './es/quickView.ts';
import type { content as shop } from './es/shop.ts';
import type { guidePage, guideSection } from './guideSchema.ts';
import type { product } from './schema.ts';

/** A product as the clinic's files describe it: its facts, and its words in one language. */
export type Product = Entry<typeof product>;

export type ProductCategory = Product['category'];

export type ProductLine = Product['line'];

export type SkinType = Product['skinTypes'][number];

/** That a product is sold out, in the words that every page, the cart and the order use. */
export type SoldOutNote = { says: string; returns?: string };

/** A product as lists show it: facts, words of one language and today's price. */
export type ProductSummary = Pick<
  Product,
  'id' | 'name' | 'brand' | 'category' | 'line' | 'size' | 'gloss' | 'summary' | 'ingredients'
> & {
  image: NamedPicture & { alt: string };
  /** COP; `null` while nobody has said one. */
  price: number | null;
  /** It is sold out, in the words of the page. */
  soldOut?: SoldOutNote;
};

/** A product as a card the size of a thumb shows it. */
export type ProductThumb = Pick<
  ProductSummary,
  'id' | 'name' | 'gloss' | 'brand' | 'size' | 'image' | 'price' | 'soldOut'
>;

/** The words around those. */
export type ProductCardsContent = Pick<CardWords, 'priceToConfirm'> & { label: string };

/** Document of a page that lists products. */
export type ProductList = {
  products: Catalogue;
  /** Of all the products, for the filter. */
  brands: readonly string[];
  /** Picture beside the heading. */
  tile: NamedPicture | null;
};

/** Document of a product's own page. */
export type ProductDetails = ProductSummary &
  Pick<Product, 'howToUse' | 'skinTypes' | 'composition'> & {
    related: readonly ProductSummary[];
    /** The section of the guide that says most of it; nothing where none names it. */
    guide?: Pick<GuideSection, 'id' | 'question'>;
  };

type GuideEntry = Entry<typeof guideSection>;

export type GuidePart = GuideEntry['part'];

/** A question on using the products, and its answer. `id` is the anchor: `/tienda/guia#retinol`. */
export type GuideSection = Omit<GuideEntry, 'part'>;

export type Guide = Single<typeof guidePage> & {
  parts: readonly { id: GuidePart; sections: readonly GuideSection[] }[];
};

export type Catalogue = readonly ProductSummary[];

/** Which products a page of the shop shows. */
export type ShopView = 'all' | 'rejuvenecimiento' | 'capilar' | 'anti-acne' | 'antimanchas';

export type CardWords = typeof card & { lines: Record<ProductLine, string> };
export type DetailWords = typeof details & {
  categories: Record<ProductCategory, string>;
  skin: Record<SkinType, string>;
};
export type QuantityWords = DetailWords['quantity'];
export type QuickViewWords = typeof quickView;
export type ShopContent = typeof shop;
export type FilterWords = ShopContent['filters'];
export type ShopPageContent = ShopContent & { view: ShopView };
/** What the guide says around its own words. */
export type GuideWords = {
  trail: { label: string; shop: string };
  contents: string;
  parts: Record<GuidePart, string>;
  products: ProductCardsContent;
};
export type GuideContent = Guide & { words: GuideWords };
export type ProductContent = typeof productPage & { needs: Record<ProductCategory, string> };
export type FeaturedContent = typeof featured;
export type CartContent = typeof cart;
export type OrderWords = CartContent['order'];
