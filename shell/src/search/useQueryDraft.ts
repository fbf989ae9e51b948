import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { searchPath } from '@clinic/shared/search/searchAddress';
import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { useCurrentPath, useNavigateTo } from '@tesela/core/navigation';
import { cleanQuery, readQuery } from '@tesela/core/search/query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay between the last keystroke and the change of the URL, in ms. */
const URL_DELAY = 300;

/** Text in the field that is not in the URL yet. */
type Draft = {
  text: string;
  /**
   * The draft is valid only for these queries of the URL, not on another history entry: the query before and the one
   * after the URL changes, because a letter may be typed before React has seen the new URL.
   */
  queries: readonly string[];
};

type QueryDraft = {
  /** The text in the field. */
  text: string;
  /** The query of the URL; empty before hydration, because prerendered HTML has none. */
  query: string;
  type: (text: string) => void;
  /** Writes the text to the URL at once. */
  flush: () => void;
};

/** The query of the page of results. Its state is the URL, which changes shortly after the visitor has typed. */
export function useQueryDraft(): QueryDraft {
  const { search, path } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();
  const [draft, setDraft] = useState<Draft | null>(null);
  const inUrl = readQuery(search);
  const query = isHydrated ? inUrl : '';
  const text = draft?.queries.includes(query) ? draft.text : query;

  const type = (typed: string) =>
    setDraft((last) => ({ text: typed, queries: last?.queries.includes(inUrl) ? last.queries : [inUrl] }));

  function flush(): void {
    const next = cleanQuery(text);
    // The URL must not change when the visitor has navigated elsewhere.
    if (next === query || readQuery(window.location.search) !== query || path !== SEARCH_PATH) return;
    setDraft({ text, queries: [query, next] });
    navigateTo(next ? searchPath(next) : SEARCH_PATH, { replace: true, keepPlace: true });
  }

  const flushLater = useEffectEvent(flush);
  const isTyping = cleanQuery(text) !== query;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(flushLater, URL_DELAY);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  return { text, query, type, flush };
}
