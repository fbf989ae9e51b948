import type { ProductSummary } from '#content/products.ts';
import type { ShopView } from '#paths.ts';

/** A page of the shop with one category; also an option of the category filter. */
export type CategoryView = Exclude<ShopView, 'all'>;

const categoriesOf: Record<CategoryView, readonly ProductSummary['category'][]> = {
  rejuvenecimiento: ['Rejuvenecimiento'],
  capilar: ['Capilar'],
  'anti-acne': ['Anti-acné', 'Antiacne'],
  antimanchas: ['Manchas'],
};

/** Values of the category filter in URLs, the same in both languages. */
export const filterCategories = {
  Rejuvenecimiento: 'rejuvenecimiento',
  Antiacne: 'anti-acne',
  Capilar: 'capilar',
  Manchas: 'antimanchas',
} as const satisfies Record<string, CategoryView>;

export type FilterCategory = keyof typeof filterCategories;

// Object.keys widens the keys to strings; these are exactly the keys of the const object.
export const filterCategoryNames = Object.keys(filterCategories) as FilterCategory[];

type Categorized = Pick<ProductSummary, 'category'>;

/** Tells whether a page of the shop lists a product. */
export const isIn =
  (view: ShopView) =>
  ({ category }: Categorized): boolean =>
    view === 'all' || categoriesOf[view].includes(category);

// Object.keys widens the keys to strings; these are exactly the keys of the const object.
const categoryViews = Object.keys(categoriesOf) as CategoryView[];

/** Returns the category page of a product. Sun protection has none, so it is only in the whole shop. */
export const viewOf = (product: Categorized): CategoryView | undefined =>
  categoryViews.find((view) => isIn(view)(product));
