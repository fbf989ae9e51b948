import { filterCategoryNames, type FilterCategory } from '#content/categories.ts';

import { fold } from '@clinic/shared/search/terms';

/** Orders that a visitor may choose, as the URL names them. */
export const sortNames = ['nombre', 'precio', 'precio-desc', 'precio-medida'] as const;

export type Sort = (typeof sortNames)[number];

/** @returns `null` for what is no order */
export const parseSort = (value: string): Sort | null => sortNames.find((name) => name === value) ?? null;

/** What the visitor chose, as the URL keeps it. */
export type Filters = {
  /** `null`: all. */
  category: FilterCategory | null;
  /** One of the catalogue's brands; `null`: all. */
  brand: string | null;
  /** What is searched for; empty: nothing. */
  text: string;
  /** Without what is sold out. */
  available: boolean;
  /** `null`: by relevance when searching, else as the clinic arranged them. */
  sort: Sort | null;
};

export const noFilters: Filters = { category: null, brand: null, text: '', available: false, sort: null };

/** Names in the URL, in the order in which they are written, and on the form's controls. */
export const paramNames = {
  category: 'categoria',
  brand: 'marca',
  text: 'buscar',
  available: 'disponibles',
  sort: 'orden',
} as const satisfies Record<keyof Filters, string>;

/** Value of the parameter that leaves out what is sold out. */
export const AVAILABLE = 'si';

/** Characters that a search can have. */
export const MAX_TEXT = 80;

/** The text of a search without what makes no difference to it. */
export const normalizeText = (text: string): string =>
  [...text.replace(/\s+/gu, ' ').trim()].slice(0, MAX_TEXT).join('').trimEnd();

const isSame = (value: string) => (known: string) => fold(known) === fold(value);

/**
 * Reads the query of a URL, which anyone may have written: what is not known counts as not given.
 * @param brands those of the catalogue
 */
export function parseFilters(search: string, brands: readonly string[]): Filters {
  const params = new URLSearchParams(search);
  const read = (name: keyof Filters) => params.get(paramNames[name]) ?? '';
  return {
    category: filterCategoryNames.find(isSame(read('category').replaceAll('-', ''))) ?? null,
    brand: brands.find(isSame(read('brand').trim())) ?? null,
    text: normalizeText(read('text')),
    available: read('available') === AVAILABLE,
    sort: parseSort(read('sort')),
  };
}

/** Whether the query of a URL asks for a category or a brand that the shop does not have. */
export function asksForUnknown(search: string, brands: readonly string[]): boolean {
  const params = new URLSearchParams(search);
  const { category, brand } = parseFilters(search, brands);
  return Boolean((params.get(paramNames.category) && !category) || (params.get(paramNames.brand) && !brand));
}

/**
 * Writes the query of a URL, always in the same order.
 * @returns with its question mark; empty when nothing is chosen
 */
export function writeFilters({ category, brand, text, available, sort }: Filters): string {
  const params = new URLSearchParams();
  if (category) params.set(paramNames.category, category);
  if (brand) params.set(paramNames.brand, brand);
  if (normalizeText(text)) params.set(paramNames.text, normalizeText(text));
  if (available) params.set(paramNames.available, AVAILABLE);
  if (sort) params.set(paramNames.sort, sort);
  return params.size > 0 ? `?${params}` : '';
}
