import { useCurrentPath } from '@tesela/core/navigation';
import { Suspense, use, type ReactElement } from 'react';

import { PrerenderedArea } from '#areas/Area.tsx';
import { PAGE_AREA } from '#areas/areas.ts';
import { useHydrationGate, useMarkHydrated } from '#areas/useHydrationGate.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useResources } from './ResourcesContext.ts';

/**
 * The page area: the page of the remote that owns the URL. A failure leaves its HTML on the screen, readable.
 * @param props.notFound for addresses that have no page
 */
export function RemotePage({ notFound }: { notFound: ReactElement }) {
  const { lang, path } = useCurrentPath();
  const { pages } = useResources();
  const prerendered = <PrerenderedArea area={PAGE_AREA} />;
  return (
    <ErrorBoundary fallback={prerendered} reload={(thrown) => pages.reload(lang, path, thrown)}>
      <Suspense fallback={prerendered}>
        <Page notFound={notFound} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ notFound }: { notFound: ReactElement }) {
  const { lang, path } = useCurrentPath();
  const { pages } = useResources();
  useHydrationGate(PAGE_AREA);
  useMarkHydrated(PAGE_AREA);
  const loaded = use(pages.get(lang, path));
  return loaded.kind === 'page' ? loaded.element : notFound;
}
