import type { Lang } from '@clinic/shared/lang';
import { useSite } from '@clinic/shared/site';
import { useEffect, useState } from 'react';

import { retryNow } from '#fetching/retryNow.ts';
import { AreaErrorPanel } from '#layout/late/AreaErrorPanel.tsx';
import { useArrival } from '#routing/usePageArrival.ts';
import { adoptHead } from '#routing/pageHead.ts';

import type { Prerendered } from './fetchPrerendered.ts';
import { useResources } from './ResourcesContext.ts';
import { StaticHtml } from './StaticHtml.tsx';
import { settledValue } from '#fetching/track.ts';

type Props = { lang: Lang; path: string };

/**
 * Stands in for a page whose remote does not answer or has thrown: a notice, and below it the page's prerendered
 * HTML, which lives on the server beside the shell.
 */
export function PrerenderedPage({ lang, path }: Props) {
  const page = usePrerendered(lang, path);
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

function usePrerendered(lang: Lang, path: string): Prerendered | undefined {
  const resources = useResources();
  const known = (): Prerendered | 'not-found' | undefined => settledValue(resources.prerendered(lang, path));
  const [page, setPage] = useState(known);

  useEffect(() => {
    let isShown = true;
    resources.prerendered(lang, path).then(
      (found) => isShown && setPage(found),
      // The notice stands without it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [resources, lang, path]);

  return page === 'not-found' ? undefined : page;
}
