const STORAGE_KEY = 'clinic.mock';

type Chosen = {
  /** Names of scenarios, from the address or an earlier page of the tab. */
  names: readonly string[];
  /** Whether the address of this page has named them. */
  isAsked: boolean;
  /** Names that do not exist. */
  unknown: readonly string[];
};

/**
 * Reads the scenarios of `?mock=chat:slow,down:shop`, or those that the tab keeps; `?mock=` forgets them.
 * @param known all names
 * @param storage normally `sessionStorage`
 */
export function readAddress(
  search: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  known: readonly string[],
): Chosen {
  const asked = new URLSearchParams(search).get('mock');
  const all = (asked ?? storage.getItem(STORAGE_KEY) ?? '').split(',').filter(Boolean);
  const names = all.filter((name) => known.includes(name));
  storage.setItem(STORAGE_KEY, names.join());
  return { names, isAsked: asked !== null, unknown: all.filter((name) => !known.includes(name)) };
}
