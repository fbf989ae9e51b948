import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo, type SitePath } from '@tesela/core/navigation';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { ShopDocument } from '#content/shopDocuments.ts';

import { asksForUnknown, normalizeText, parseFilters, writeFilters } from './filterParams.ts';
import { noFilters, type FilterChange, type Filters } from './filters.ts';

/** Time from the last keystroke until the URL is updated, in ms. */
const PAUSE = 300;

/** The text in the search field that is not in the URL yet. */
type Draft = {
  text: string;
  /**
   * The queries for which the draft is valid; for any other history entry it is out of date. It has the query
   * before and after the update of the URL, because a letter may arrive before React has rendered the new
   * one.
   */
  searches: readonly string[];
  /** The URL at the time of typing. If the visitor has left it, the draft must not change the URL. */
  address: string;
};

type FilterState = {
  /** The filters of the URL, but with the text that is being typed. */
  filters: Filters;
  /** The URL filters by a value that the shop does not have. */
  hasUnknown: boolean;
  isTyping: boolean;
  /** Shows `text` at once; the URL is updated when the visitor pauses. */
  type: (text: string) => void;
  /** Updates the URL with the typed text at once. */
  flush: () => void;
  /** Adds a history entry, so that the visitor can go back. */
  choose: (change: FilterChange) => void;
};

/**
 * Reads and changes the visitor's filters, which are kept in the URL. Prerendered HTML does not know the
 * query, so the filters apply after hydration.
 */
export function useFilters(shop: ShopDocument): FilterState {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const [draft, setDraft] = useState<Draft | null>(null);

  const chosen = useMemo(
    () => (isHydrated ? parseFilters(search, shop) : noFilters),
    [isHydrated, search, shop],
  );
  const text = draft?.searches.includes(search) ? draft.text : chosen.text;
  const filters = useMemo(() => ({ ...chosen, text }), [chosen, text]);
  const isTyping = normalizeText(text) !== chosen.text;

  /** @returns the query that the URL now has */
  function go(next: Filters, at: string, options: { replace: boolean }): string {
    const query = writeFilters(next);
    // A page path with a query is still a site path.
    if (query !== at) navigateTo((path + query) as SitePath, { ...options, keepPlace: true });
    const searches = options.replace ? [at, query] : [query];
    setDraft({ text: next.text, searches, address: window.location.href });
    return query;
  }

  function type(typed: string): void {
    const address = window.location.href;
    setDraft((last) => ({
      text: typed,
      searches: last?.searches.includes(search) ? last.searches : [search],
      address,
    }));
  }

  function flush(): string {
    if (!isTyping || draft?.address !== window.location.href) return search;
    return go(filters, search, { replace: true });
  }

  const change = (next: FilterChange, options: { replace: boolean }) =>
    go({ ...filters, ...next }, flush(), options);

  const flushLater = useEffectEvent(flush);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(flushLater, PAUSE);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  return {
    filters,
    hasUnknown: isHydrated && asksForUnknown(search, shop),
    isTyping,
    type,
    flush,
    choose: (next) => change(next, { replace: false }),
  };
}
