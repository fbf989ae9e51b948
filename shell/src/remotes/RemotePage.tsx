import { useCurrentPath } from '@clinic/shared/navigation';
import { Suspense, use } from 'react';

import { PrerenderedArea } from '#areas/Area.tsx';
import { PAGE_AREA } from '#areas/areas.ts';
import { useHydrationGate, useMarkHydrated } from '#areas/useHydrationGate.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useResources } from './ResourcesContext.ts';

/** The page area: the page of the remote that owns the URL. A failure leaves its HTML on the screen, readable. */
export function RemotePage() {
  const { lang, path } = useCurrentPath();
  const { pages } = useResources();
  const prerendered = <PrerenderedArea area={PAGE_AREA} />;
  return (
    <ErrorBoundary fallback={prerendered} reload={(thrown) => pages.reload(lang, path, thrown)}>
      <Suspense fallback={prerendered}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page() {
  const { lang, path } = useCurrentPath();
  const { pages } = useResources();
  useHydrationGate(PAGE_AREA);
  useMarkHydrated(PAGE_AREA);
  const loaded = use(pages.get(lang, path));
  return loaded.kind === 'page' ? loaded.element : <NotFoundPage />;
}
