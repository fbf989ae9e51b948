import { fill } from '@clinic/shared/fill';
import type { Lang } from '@clinic/shared/lang';

import { filterCategories, filterCategoryNames, isIn } from '#content/categories.ts';
import type { ProductSummary } from '#content/products.ts';
import type { FilterWords, ShopDocument } from '#content/shopDocuments.ts';
import { needs, skins, suitsSkin } from '#content/traits.ts';

/** The schema of the shop's words names the filters; here each is defined. */
export type FilterName = keyof FilterWords['fields'];

/** What the visitor chose, as the URL keeps it; empty: nothing. */
export type Filters = Readonly<Record<FilterName, string>>;

export type FilterChange = Partial<Filters>;

/** What a value may depend on. */
type Shop = Pick<ShopDocument, 'brands'>;

type Filter<V extends string = string> = {
  /** Name in the URL and of the form's control. */
  param: string;
  control: 'chips' | 'select' | 'check' | 'search';
  /** What can be chosen, as the URL names it; absent where the visitor types. */
  values?: (shop: Shop) => readonly V[];
  /** What a value is called. */
  labelOf: (value: V, content: ShopDocument, words: FilterWords, lang: Lang) => string;
  /** Which products a value leaves; absent where it leaves them all. */
  keeps?: (product: ProductSummary, value: V) => boolean;
  /** Whether there is something to choose; default: always. */
  isOffered?: (products: readonly ProductSummary[]) => boolean;
};

/** Values come from `values` alone, so the functions of a filter may take them as what they are. */
const filter = <V extends string>(definition: Filter<V>) => definition as unknown as Filter;

/** All filters, in the order in which the URL and the form have them. */
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

/** Orders that a visitor may choose, as the URL names them. */
export const sortNames = ['nombre', 'precio', 'precio-desc', 'precio-medida'] as const;

export type Sort = (typeof sortNames)[number];

// The keys of a const object are its type's keys; Object.keys widens them.
export const filterNames = Object.keys(filters) as FilterName[];

/** The filters of a form with this control. */
export const namesWith = (control: Filter['control']) =>
  filterNames.filter((name) => filters[name].control === control);

const nothingOf = (names: readonly FilterName[]) =>
  // Every name gets a value.
  Object.fromEntries(names.map((name) => [name, ''])) as Filters;

export const noFilters = nothingOf(filterNames);

/** Takes back what chooses among the products; the search and the order stay. */
export const widened: FilterChange = nothingOf(filterNames.filter((name) => filters[name].keeps));

/** Takes all back but the order. */
export const cleared: FilterChange = { ...widened, text: '' };
