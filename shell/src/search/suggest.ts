import type { ResultWords } from '@clinic/shared/search/renderResults';
import { countResults, type ResultGroup, type SiteSearch } from '@clinic/shared/search/siteSearch';

/** Suggestions of a kind, and in all: what a phone shows above its keyboard, and a screen more. */
const MAX_OF_KIND = 3;
const MAX = 10;

export type Suggestions = {
  groups: readonly (Pick<ResultGroup, 'results'> & { heading: string })[];
  /** Results that there are; `null` while nothing is asked. */
  count: number | null;
};

/** What is offered while the visitor types; before that, and where nothing is found, what most look for. */
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
    return shown.length > 0 ? [{ heading: words.kinds[kind], results: shown }] : [];
  });
  return { groups, count: countResults(found) };
}
