import { catalogue } from '#content/catalogue.ts';
import type { ProductCategory, ProductFacts, ShopView } from '#content/types.ts';

const categoriesOf: Record<Exclude<ShopView, 'all'>, readonly ProductCategory[]> = {
  rejuvenecimiento: ['Rejuvenecimiento'],
  capilar: ['Capilar'],
  'anti-acne': ['Anti-acné', 'Antiacne'],
  antimanchas: ['Manchas'],
};

/** Products that a page of the shop shows, in catalogue order. */
export const productsOf = (view: ShopView): readonly ProductFacts[] =>
  view === 'all' ? catalogue : catalogue.filter(({ category }) => categoriesOf[view].includes(category));
