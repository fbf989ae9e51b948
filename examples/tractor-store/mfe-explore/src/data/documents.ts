import type { MakeDocuments } from '@tesela/core/contract';
import { drawScene, drawStore } from '@tractor-store/art/pictures';

import { productsOf, recommendable } from '#data/catalogue.ts';
import stores from '#data/stores.json' with { type: 'json' };
import { paths } from '#paths.ts';

const categories = [
  { key: 'classic', name: 'Classics', title: 'Classic Tractors' },
  { key: 'autonomous', name: 'Autonomous', title: 'Autonomous Tractors' },
];

const filters = [
  { to: paths.products, name: 'All' },
  ...categories.map(({ key, name }) => ({ to: paths.category(key), name })),
];

const categoryPage = (name: string, products = productsOf()) => ({ name, filters, products });

const allStores = stores.map((store) => ({ ...store, picture: drawStore(store.id).url }));

export const documents = (() => ({
  [paths.home]: {
    teasers: categories.map(({ key, title }) => ({
      to: paths.category(key),
      title,
      picture: drawScene(key).url,
    })),
    recommendedFor: ['CL-01-GY', 'AU-07-MT'],
  },
  [paths.products]: categoryPage('All Machines'),
  ...Object.fromEntries(
    categories.map(({ key, name }) => [paths.category(key), categoryPage(name, productsOf(key))]),
  ),
  [paths.stores]: { stores: allStores },
  header: {},
  footer: {},
  recommendations: { variants: recommendable },
  'store-picker': { stores: allStores },
})) satisfies MakeDocuments;

type Documents = ReturnType<typeof documents>;
type Category = ReturnType<typeof categoryPage>;

export type HomeDocument = {
  teasers: { to: `/${string}`; title: string; picture: string }[];
  recommendedFor: string[];
};
export type CategoryDocument = Category;
export type StoresDocument = { stores: typeof allStores };
export type RecommendationsDocument = Pick<Documents['recommendations'], 'variants'>;
