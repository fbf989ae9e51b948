import type { Lang } from '@clinic/shared/lang';
import { useSite } from '@clinic/shared/site';
import { useEffect, useState } from 'react';

import { retryNow } from '#fetching/retryNow.ts';
import { settledValue } from '#fetching/withStatus.ts';
import { AreaErrorPanel } from '#layout/late/AreaErrorPanel.tsx';
import { adoptHead } from '#routing/pageHead.ts';
import { useArrival } from '#routing/usePageArrival.ts';

import type { FallbackPage } from './fetchPageFallback.ts';
import { useResources } from './ResourcesContext.ts';
import { StaticHtml } from './StaticHtml.tsx';

type Props = { lang: Lang; path: string };

/** Shown while the remote of a page fails: a notice, and below it the prerendered HTML of the page. */
export function PageFallback({ lang, path }: Props) {
  const page = useFallbackPage(lang, path);
  const { name } = useSite();
  useArrival();

  useEffect(() => adoptHead(lang, page ?? { title: name, tags: [] }), [lang, page, name]);

  return (
    <>
      <AreaErrorPanel onRetry={retryNow} hasContentBelow={page !== undefined} />
      {page && <StaticHtml html={page.html} />}
    </>
  );
}

function useFallbackPage(lang: Lang, path: string): FallbackPage | undefined {
  const resources = useResources();
  const [page, setPage] = useState(() => settledValue(resources.pageFallback(lang, path)));

  useEffect(() => {
    let isShown = true;
    resources.pageFallback(lang, path).then(
      (found) => isShown && setPage(found),
      // The notice is shown without the HTML.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [resources, lang, path]);

  return page === 'not-found' ? undefined : page;
}
