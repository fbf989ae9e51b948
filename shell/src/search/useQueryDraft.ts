import { useCurrentPath, useNavigateTo } from '@clinic/shared/navigation';
import { cleanQuery, readQuery, searchPath } from '@clinic/shared/search/query';
import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** From the last keystroke until the URL follows, in ms. */
const PAUSE = 300;

/** What stands in the field and not yet in the URL. */
type Draft = {
  text: string;
  /**
   * Queries of the URL for which it holds: on another entry of the history it is out of date. Both the one before and
   * the one after the URL follows, for a letter may come before React has seen the new one.
   */
  queries: readonly string[];
};

type QueryDraft = {
  /** As in the field. */
  text: string;
  /** As in the URL; prerendered HTML knows none, so it counts from hydration on. */
  query: string;
  type: (text: string) => void;
  /** Brings the URL up to date. */
  flush: () => void;
};

/** The query of the page of results: it lives in the URL, which follows what is typed. */
export function useQueryDraft(field: RefObject<HTMLInputElement | null>): QueryDraft {
  const { search, path } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const [draft, setDraft] = useState<Draft | null>(null);
  const query = isHydrated ? readQuery(search) : '';
  const text = draft?.queries.includes(query) ? draft.text : query;

  const type = (typed: string) =>
    setDraft((last) => ({ text: typed, queries: last?.queries.includes(query) ? last.queries : [query] }));

  function flush(): void {
    const next = cleanQuery(text);
    // Whoever is on the way elsewhere keeps that address.
    if (next === query || readQuery(window.location.search) !== query || path !== SEARCH_PATH) return;
    setDraft({ text, queries: [query, next] });
    navigateTo(next ? searchPath(next) : SEARCH_PATH, { replace: true, keepPlace: true });
  }

  const flushLater = useEffectEvent(flush);
  const isTyping = cleanQuery(text) !== query;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(flushLater, PAUSE);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  // What was typed before the page was alive. Read before React shows what the URL says.
  useLayoutEffect(() => {
    const before = field.current?.value ?? '';
    const inUrl = readQuery(window.location.search);
    if (!isHydrated && before !== '' && cleanQuery(before) !== inUrl)
      setDraft({ text: before, queries: ['', inUrl] });
    // Once: from then on React knows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { text, query, type, flush };
}
