import type { ResultWords } from '@tesela/core/search/renderResults';
import { countResults, type ResultGroup, type SiteSearch } from '@tesela/core/search/siteSearch';

/** Limits per kind and in total: about two screens of a phone with an open keyboard. */
const MAX_OF_KIND = 3;
const MAX = 10;

export type Suggestions = {
  groups: readonly (Pick<ResultGroup, 'results'> & { heading: string })[];
  /** Number of all results; `null` without a query. */
  count: number | null;
};

/** Suggestions for a query; without a query or without results, the pages that visitors look for most. */
export function suggest({ find, likely }: SiteSearch, query: string, words: ResultWords): Suggestions {
  const found = query === '' ? [] : find(query);
  if (found.length === 0) {
    const groups = likely.length > 0 ? [{ heading: words.likely, results: likely }] : [];
    return { groups, count: query === '' ? null : 0 };
  }
  let room = MAX;
  const groups = found.flatMap(({ kind, results }) => {
    const shown = results.slice(0, Math.min(room, MAX_OF_KIND));
    room -= shown.length;
    return shown.length > 0 ? [{ heading: words.kinds[kind] ?? kind, results: shown }] : [];
  });
  return { groups, count: countResults(found) };
}
