import { paramNames, parseFilters, type Filters } from './filterParams.ts';

/**
 * What the visitor chose in a prerendered form that was not alive yet.
 * @returns `null` when they left it as it was
 */
export function readForm(form: HTMLFormElement, brands: readonly string[]): Partial<Filters> | null {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value) given.set(name, value);
  }
  const { category, brand, text, available, sort } = parseFilters(`?${given}`, brands);
  const chosen = {
    ...(given.has(paramNames.category) && { category }),
    ...(given.has(paramNames.brand) && { brand }),
    ...(given.has(paramNames.text) && { text }),
    ...(given.has(paramNames.available) && { available }),
    ...(given.has(paramNames.sort) && { sort }),
  };
  return Object.keys(chosen).length > 0 ? chosen : null;
}
