import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { useResources } from '@tesela/host/ResourcesContext';
import { Search } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';

import { useWords } from '#content/WordsContext.ts';
import { keepTyped } from '#search/keepTyped.ts';
import { loadSearch, type SearchChunk } from '#search/loadSearch.ts';

type Props = { className: string | undefined; children?: string };

/** Leads to the page of results; with scripts the search opens over the page where one is. */
export function SearchLink({ className, children }: Props) {
  const { nav } = useWords();
  const lang = useLang();
  const { readOwn } = useResources();
  const [chunk, setChunk] = useState<SearchChunk | 'loading'>();
  const takeTyped = useRef<() => string>(undefined);

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    takeTyped.current?.();
    takeTyped.current = keepTyped();
    setChunk('loading');
    // The page can be had without this code.
    loadSearch(lang, readOwn).then(setChunk, () => location.assign(href));
  }

  return (
    <>
      <Link
        to={SEARCH_PATH}
        className={className}
        aria-label={children ? undefined : nav.search}
        aria-haspopup="dialog"
        aria-expanded={typeof chunk === 'object'}
        data-busy={chunk === 'loading' || undefined}
        onClick={open}
      >
        <Search size={22} aria-hidden />
        {children}
      </Link>
      {typeof chunk === 'object' && (
        <chunk.SearchDialog
          words={chunk.words}
          takeTyped={() => takeTyped.current?.() ?? ''}
          onClose={() => setChunk(undefined)}
        />
      )}
    </>
  );
}
