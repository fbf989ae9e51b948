import { fold } from '@clinic/shared/search/terms';

import type { ShopDocument } from '#content/shopDocuments.ts';

import { filterNames, filters as definitions, type FilterName, type Filters } from './filters.ts';

type Shop = Pick<ShopDocument, 'brands'>;

/** Characters that a search can have. */
export const MAX_TEXT = 80;

/** The text of a search without what makes no difference to it. */
export const normalizeText = (text: string): string =>
  [...text.replace(/\s+/gu, ' ').trim()].slice(0, MAX_TEXT).join('').trimEnd();

const comparable = (value: string) => fold(value).replaceAll(/[\s-]/g, '');

/** @returns the value that the shop knows, or nothing */
function readValue(name: FilterName, given: string, shop: Shop): string {
  const values = definitions[name].values?.(shop);
  if (!values) return normalizeText(given);
  return values.find((value) => comparable(value) === comparable(given)) ?? '';
}

/** Reads the query of a URL, which anyone may have written: what is not known counts as not given. */
export function parseFilters(search: string, shop: Shop): Filters {
  const params = new URLSearchParams(search);
  const read = (name: FilterName) => readValue(name, params.get(definitions[name].param) ?? '', shop);
  // Every name gets a value.
  return Object.fromEntries(filterNames.map((name) => [name, read(name)])) as Filters;
}

/** Whether the query of a URL would choose among the products by what the shop does not have. */
export function asksForUnknown(search: string, shop: Shop): boolean {
  const params = new URLSearchParams(search);
  const known = parseFilters(search, shop);
  return filterNames.some(
    (name) => definitions[name].keeps && params.get(definitions[name].param) && !known[name],
  );
}

/**
 * Writes the query of a URL, always in the same order.
 * @returns with its question mark; empty when nothing is chosen
 */
export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = normalizeText(filters[name]);
    if (value) params.set(definitions[name].param, value);
  }
  return params.size > 0 ? `?${params}` : '';
}

/**
 * What the visitor chose in a prerendered form that was not hydrated yet.
 * @returns `null` when they left it as it was
 */
export function readForm(form: HTMLFormElement, shop: Shop): Partial<Filters> | null {
  const given = new FormData(form);
  const chosen = filterNames.flatMap((name) => {
    const value = given.get(definitions[name].param);
    return typeof value === 'string' && value ? [[name, readValue(name, value, shop)]] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : null;
}
