import type { ProductSummary } from '#content/products.ts';
import type { ShopView } from '#paths.ts';

/** A page of the shop that shows one category; also a choice of the category filter. */
export type CategoryView = Exclude<ShopView, 'all'>;

const categoriesOf: Record<CategoryView, readonly ProductSummary['category'][]> = {
  rejuvenecimiento: ['Rejuvenecimiento'],
  capilar: ['Capilar'],
  'anti-acne': ['Anti-acné', 'Antiacne'],
  antimanchas: ['Manchas'],
};

/** Values of the category filter in URLs, in both languages. */
export const filterCategories = {
  Rejuvenecimiento: 'rejuvenecimiento',
  Antiacne: 'anti-acne',
  Capilar: 'capilar',
  Manchas: 'antimanchas',
} as const satisfies Record<string, CategoryView>;

export type FilterCategory = keyof typeof filterCategories;

// The keys of a const object are its type's keys; Object.keys widens them.
export const filterCategoryNames = Object.keys(filterCategories) as FilterCategory[];

type Categorized = Pick<ProductSummary, 'category'>;

/** Whether a page of the shop shows a product. */
export const isIn =
  (view: ShopView) =>
  ({ category }: Categorized): boolean =>
    view === 'all' || categoriesOf[view].includes(category);

// The keys of a const object are its type's keys; Object.keys widens them.
const categoryViews = Object.keys(categoriesOf) as CategoryView[];

/** The page that lists a product besides the whole shop's; sun protection has none of its own. */
export const viewOf = (product: Categorized): CategoryView | undefined =>
  categoryViews.find((view) => isIn(view)(product));
