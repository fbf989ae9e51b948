import { trimText } from '@tesela/core/blank';
import { fold } from '@tesela/core/search/terms';

import type { ShopDocument } from '#content/shopDocuments.ts';

import { filterNames, filters as definitions, type FilterName, type Filters } from './filters.ts';

type Shop = Pick<ShopDocument, 'brands'>;

/** Most characters of a search text. */
export const MAX_TEXT = 80;

/** Removes differences that do not matter from a search text: extra spaces, and what exceeds `MAX_TEXT`. */
export const normalizeText = (text: string): string =>
  trimText([...text.replace(/\s+/gu, ' ').trim()].slice(0, MAX_TEXT).join(''));

const comparable = (value: string) => fold(value).replaceAll(/[\s-]/g, '');

/** @returns the matching value of the shop; empty if there is none */
function readValue(name: FilterName, given: string, shop: Shop): string {
  const values = definitions[name].values?.(shop);
  if (!values) return normalizeText(given);
  return values.find((value) => comparable(value) === comparable(given)) ?? '';
}

/** Reads the filters from the query of a URL. The query is untrusted input: unknown values are ignored. */
export function parseFilters(search: string, shop: Shop): Filters {
  const params = new URLSearchParams(search);
  const read = (name: FilterName) => readValue(name, params.get(definitions[name].param) ?? '', shop);
  // Every name gets a value.
  return Object.fromEntries(filterNames.map((name) => [name, read(name)])) as Filters;
}

/** Tells whether the query of a URL filters by a value that the shop does not have. */
export function asksForUnknown(search: string, shop: Shop): boolean {
  const params = new URLSearchParams(search);
  const known = parseFilters(search, shop);
  return filterNames.some(
    (name) => definitions[name].keeps && params.get(definitions[name].param) && !known[name],
  );
}

/**
 * Writes filters as the query of a URL, always in the same order.
 * @returns the query with its question mark; empty if no filter is set
 */
export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = normalizeText(filters[name]);
    if (value) params.set(definitions[name].param, value);
  }
  return params.size > 0 ? `?${params}` : '';
}
