import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo, type SitePath } from '@clinic/shared/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react';

import type { ShopDocument } from '#content/shopDocuments.ts';

import { asksForUnknown, normalizeText, parseFilters, readForm, writeFilters } from './filterParams.ts';
import { noFilters, type FilterChange, type Filters } from './filters.ts';

/** From the last keystroke until the URL follows, in ms. */
const PAUSE = 300;

/** What stands in the search field and not yet in the URL. */
type Draft = {
  text: string;
  /**
   * Queries for which it holds: on another entry of the history it is out of date. Both the one before and the
   * one after the URL follows, for a letter may come before React has seen the new one.
   */
  searches: readonly string[];
  /** Where the visitor typed: once they are on their way elsewhere, the URL is no longer ours to change. */
  address: string;
};

type FilterState = {
  /** As in the URL, but with the text that is being typed. */
  filters: Filters;
  /** The URL asks for something that the shop does not have. */
  hasUnknown: boolean;
  /** The visitor is typing. */
  isTyping: boolean;
  /** Shows `text` at once; the URL follows when the visitor pauses. */
  type: (text: string) => void;
  /** Brings the URL up to date with what was typed. */
  flush: () => void;
  /** A new entry of the history, for the visitor to come back from. */
  choose: (change: FilterChange) => void;
};

/**
 * What the visitor chose. The URL is where it lives; prerendered HTML knows no URL's query, so it counts from
 * hydration on.
 * @param form its controls bear the names of the URL's parameters
 */
export function useFilters(shop: ShopDocument, form: RefObject<HTMLFormElement | null>): FilterState {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [before, setBefore] = useState<FilterChange | null>(null);

  const chosen = useMemo(
    () => (isHydrated ? parseFilters(search, shop) : noFilters),
    [isHydrated, search, shop],
  );
  const text = draft?.searches.includes(search) ? draft.text : chosen.text;
  const filters = useMemo(() => ({ ...chosen, text }), [chosen, text]);
  const isTyping = normalizeText(text) !== chosen.text;

  /** @returns the query that the URL has now */
  function go(next: Filters, at: string, options: { replace: boolean }): string {
    const query = writeFilters(next);
    // The pathname of a page, and a query.
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

  // What was typed or chosen while the page was not alive yet. Read before React shows what the URL says.
  useLayoutEffect(() => {
    const given = !isHydrated && form.current && readForm(form.current, shop);
    if (!given) return;
    setBefore(given);
    if (given.text) type(given.text);
    // Once: from then on React knows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const restore = useEffectEvent((given: FilterChange) => change(given, { replace: true }));
  useEffect(() => {
    if (isHydrated && before) restore(before);
  }, [isHydrated, before]);

  return {
    filters,
    hasUnknown: isHydrated && asksForUnknown(search, shop),
    isTyping,
    type,
    flush,
    choose: (next) => change(next, { replace: false }),
  };
}
