import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { filterCategories, filterCategoryNames, isIn } from '#content/categories.ts';
import type { ProductSummary } from '#content/products.ts';
import type { FilterWords, ShopDocument } from '#content/shopDocuments.ts';
import { needs, skins, suitsSkin } from '#content/traits.ts';

/** The schema of the shop's words defines the names of the filters. */
export type FilterName = keyof FilterWords['fields'];

/** The chosen values as they are in the URL; an empty string means no choice. */
export type Filters = Readonly<Record<FilterName, string>>;

export type FilterChange = Partial<Filters>;

/** The data that the values of a filter depend on. */
type Shop = Pick<ShopDocument, 'brands'>;

type Filter<V extends string = string> = {
  /** Name of the URL parameter and of the form control. */
  param: string;
  control: 'chips' | 'select' | 'check' | 'search';
  /** Returns the possible values as they are in the URL; undefined if the visitor types free text. */
  values?: (shop: Shop) => readonly V[];
  /** Returns the text for a value. */
  labelOf: (value: V, content: ShopDocument, words: FilterWords, lang: Lang) => string;
  /** Tells whether a product matches a value; undefined if the filter excludes no product. */
  keeps?: (product: ProductSummary, value: V) => boolean;
  /** Tells whether the filter is useful for these products; undefined means always. */
  isOffered?: (products: readonly ProductSummary[]) => boolean;
};

/** Erases the value type of a filter. This is safe, because its functions only get values from `values`. */
const filter = <V extends string>(definition: Filter<V>) => definition as unknown as Filter;

/** All filters, in their order in the URL and the form. */
export const filters: Readonly<Record<FilterName, Filter>> = {
  category: filter({
    param: 'categoria',
    control: 'chips',
    values: () => filterCategoryNames,
    labelOf: (value, { views }) => views[filterCategories[value]].label,
    keeps: (product, value) => isIn(filterCategories[value])(product),
  }),
  skin: filter({
    param: 'piel',
    control: 'select',
    values: () => skins,
    labelOf: (value, { details }) => details.skin[value],
    keeps: suitsSkin,
  }),
  need: filter({
    param: 'necesidad',
    control: 'select',
    values: () => needs,
    labelOf: (value, { details }) => details.needs[value],
    keeps: (product, value) => product.needs.includes(value),
  }),
  brand: filter({
    param: 'marca',
    control: 'select',
    values: ({ brands }) => brands,
    labelOf: (value) => value,
    keeps: ({ brand }, value) => brand === value,
  }),
  text: filter({
    param: 'buscar',
    control: 'search',
    labelOf: (text, _content, { quoted }, lang) => fill(quoted, { text }, lang),
  }),
  available: filter({
    param: 'disponibles',
    control: 'check',
    values: () => ['si'],
    labelOf: (_value, _content, { fields }) => fields.available.label,
    keeps: ({ soldOut }) => !soldOut,
    isOffered: (products) => products.some(({ soldOut }) => soldOut),
  }),
  sort: filter({
    param: 'orden',
    control: 'select',
    values: () => sortNames,
    labelOf: (value, _content, { sort }) => sort[value],
  }),
};

/** Sort orders that a visitor can choose, as the URL names them. */
export const sortNames = ['nombre', 'precio', 'precio-desc', 'precio-medida'] as const;

export type Sort = (typeof sortNames)[number];

// Object.keys widens the keys to strings; these are exactly the keys of the const object.
export const filterNames = Object.keys(filters) as FilterName[];

/** Returns the filters with this form control. */
export const namesWith = (control: Filter['control']) =>
  filterNames.filter((name) => filters[name].control === control);

const nothingOf = (names: readonly FilterName[]) =>
  // Every name gets a value.
  Object.fromEntries(names.map((name) => [name, ''])) as Filters;

export const noFilters = nothingOf(filterNames);

/** Clears the filters that exclude products; the search text and the order stay. */
export const widened: FilterChange = nothingOf(filterNames.filter((name) => filters[name].keeps));

/** Clears everything except the order. */
export const cleared: FilterChange = { ...widened, text: '' };
