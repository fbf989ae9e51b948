import type { Entry } from '@clinic/shared/content/kind';
import type { CarouselMessages } from '@clinic/shared/ui/Carousel';
import type { NamedPicture } from '@clinic/shared/ui/Picture';
import type { product } from './schema.ts';

/** A product as the clinic's files describe it: its facts, and its words in one language. */
export type Product = Entry<typeof product>;

export type ProductCategory = Product['category'];

export type ProductLine = Product['line'];

export type SkinType = Product['skinTypes'][number];

/** A product as lists show it: facts, words of one language and today's price. */
export type ProductSummary = Pick<
  Product,
  'id' | 'name' | 'brand' | 'category' | 'line' | 'size' | 'gloss' | 'summary' | 'ingredients'
> & {
  image: NamedPicture & { alt: string };
  /** COP; `null` while nobody has said one. */
  price: number | null;
};

/** Document of a page that lists products: the first ones, and what there is in all. */
export type ProductList = {
  products: readonly ProductSummary[];
  total: number;
  /** Of all the products, for the filter. */
  brands: readonly string[];
  /** Picture beside the heading. */
  tile: NamedPicture | null;
};

/** Document of a product's own page. */
export type ProductDetails = ProductSummary &
  Pick<Product, 'howToUse' | 'skinTypes' | 'composition'> & {
    related: readonly ProductSummary[];
  };

/** Document `catalogue`: every product, for search and filters. */
export type Catalogue = readonly ProductSummary[];

/** Document `prices`: every product of the catalogue by id; COP, `null` while nobody has said one. */
export type PriceList = Readonly<Record<string, number | null>>;

/** Which products a page of the shop shows. */
export type ShopView = 'all' | 'rejuvenecimiento' | 'capilar' | 'anti-acne' | 'antimanchas';

/** The words on every product card. */
export type CardWords = {
  lines: Record<ProductLine, string>;
  priceToConfirm: string;
  addToCart: string;
  /** Says how many of the product are in the cart. */
  inCart: (quantity: number) => string;
  enquire: string;
  /** Message that the WhatsApp enquiry opens with. */
  enquiry: (name: string) => string;
};

/** The words around search and filters. */
export type FilterWords = {
  /** Names the form. */
  label: string;
  search: string;
  clearSearch: string;
  category: string;
  brand: string;
  allBrands: string;
  sort: {
    label: string;
    byClinic: string;
    byRelevance: string;
    byName: string;
    byPrice: string;
    byPriceDown: string;
  };
  sheet: {
    /** The button that opens it, with the number of filters applied. */
    open: (applied: number) => string;
    heading: string;
    close: string;
    show: (products: number) => string;
  };
  applied: { label: string; remove: string; brand: string; text: string; clear: string };
  /** What a search is called where it can be taken back. */
  quoted: (text: string) => string;
  none: { text: string; everywhere: string; ask: string; question: string };
  loading: string;
  searching: string;
  failed: string;
  retry: string;
  unknown: string;
};

/** The words at the end of a list that goes on. */
export type MoreWords = {
  progress: (shown: number, total: number) => string;
  more: string;
  loading: string;
  failed: string;
  retry: string;
};

/** The words of what is put into the cart by the number. */
export type QuantityWords = {
  field: string;
  decrease: string;
  increase: string;
  /** Announced when a button changes the quantity. */
  status: (quantity: number) => string;
  added: (quantity: number, name: string) => string;
  /** The cart takes no more of the product. */
  noRoom: string;
};

/** The words about a product in full, on its page and in the quick view. */
export type DetailWords = {
  categories: Record<ProductCategory, string>;
  quantity: QuantityWords;
  howToUse: string;
  ingredients: string;
  skinTypes: string;
  skin: Record<SkinType, string>;
  illustrative: string;
};

export type QuickViewWords = {
  close: string;
  loading: string;
  failed: string;
  fullPage: string;
  keepShopping: string;
};

export type ShopContent = {
  kicker: string;
  viewsLabel: string;
  /** Past the products. */
  skip: { cart: string; assistant: string };
  count: (products: number) => string;
  filters: FilterWords;
  more: MoreWords;
  /** From a category's page to the filters. */
  filterInShop: string;
  card: CardWords;
  details: DetailWords;
  quickView: QuickViewWords;
  views: Record<
    ShopView,
    { meta: { title: string; description: string }; label: string; heading: string; lead: string }
  >;
};

export type ShopPageContent = ShopContent & { view: ShopView };

export type ProductContent = {
  card: CardWords;
  details: DetailWords;
  meta: { title: (name: string, brand: string) => string };
  trail: { label: string; shop: string };
  facts: { label: string; brand: string; category: string; line: string; need: string; size: string };
  /** What a product of the category is meant for. */
  needs: Record<ProductCategory, string>;
  /** How ordering goes: what the clinic confirms. */
  ordering: string;
  composition: {
    heading: string;
    notification: string;
    /** Stands with both while they are not the label's. */
    sample: string;
  };
  /** Who should ask a specialist first. */
  advice: { heading: string; text: string };
  related: { kicker: string; heading: string };
};

export type FeaturedContent = {
  label: string;
  messages: CarouselMessages;
  rotation: { startLabel: string; stopLabel: string };
  card: CardWords;
  /** Announced when the cart changes; the cart itself is shown in the shop. */
  inCart: (products: number, units: number) => string;
  shopLink: string;
};

/** The parts of the WhatsApp message that an order becomes. Plain text without emoji. */
export type OrderWords = {
  greeting: string;
  item: (name: string, quantity: number) => string;
  more: (products: number) => string;
  total: (amount: string) => string;
  totalToConfirm: string;
  somePricesToConfirm: string;
  request: string;
};

export type CartContent = {
  heading: string;
  close: string;
  toggle: (products: number) => string;
  /** Announced to screen readers when the cart changes. */
  /** Stands before the status. */
  added: (name: string) => string;
  status: (products: number, units: number) => string;
  empty: string;
  /** What the browser's alert says when there is nothing to buy. */
  emptyAlert: string;
  decrease: (name: string) => string;
  increase: (name: string) => string;
  remove: (name: string) => string;
  quantity: (quantity: number) => string;
  /** Beside the quantity of a line that can hold no more. */
  mostReached: (quantity: number) => string;
  priceLoading: string;
  priceToConfirm: string;
  /** In place of the price of a product that left the catalogue, and what that means. */
  unavailable: string;
  unavailableMeaning: string;
  total: (amount: string) => string;
  totalToConfirm: string;
  totalIsPartial: string;
  pricesFailed: string;
  estimate: string;
  note: string;
  returns: { label: string; to: `/${string}` };
  nothingAvailable: string;
  shop: string;
  /** When the message has no room to name every product. */
  longOrder: (unnamed: number) => string;
  buy: string;
  clear: string;
  copy: { copyOrder: string; copied: string; copyFailed: string };
  removal: { line: string; cart: string; order: string; undo: string; dismiss: string };
  notices: Record<'unreadable' | 'partly-unreadable' | 'newer' | 'not-saved' | 'full', string>;
  order: OrderWords;
};
