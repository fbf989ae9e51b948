import { localizePath, type Lang } from '@clinic/shared/lang';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Fragment, Suspense, use, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { PrerenderedArea } from '#areas/Area.tsx';
import { PAGE_AREA } from '#areas/hydrationGates.ts';
import { useHydrationGate, useMarkHydrated } from '#areas/useHydrationGate.ts';
import { useNotFoundMeta } from '#pages/notFoundMeta.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { usePageArrival } from '#routing/usePageArrival.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageFallback } from './PageFallback.tsx';
import type { PageResult } from './resources.ts';
import { useResources } from './ResourcesContext.ts';

/** The page area: shows the page of the remote that owns the URL, and limits its failures to this area. */
export function RemotePage() {
  const { lang, path } = useCurrentPath();
  const resources = useResources();
  const key = lang + path;
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (key !== firstKey && !hasMoved) setHasMoved(true);

  async function reload(thrown: unknown): Promise<void> {
    await resources.pages.reload(lang, path, thrown);
    setAttempt((count) => count + 1);
  }

  const fallback = <PageFallback key={key} lang={lang} path={path} />;
  return (
    <ErrorBoundary
      resetKey={`${key} ${attempt}`}
      fallback={fallback}
      onError={(thrown) => void reload(thrown)}
    >
      <Suspense fallback={hasMoved ? fallback : <PrerenderedArea area={PAGE_AREA} instead={fallback} />}>
        <Page lang={lang} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ lang, path }: { lang: Lang; path: string }) {
  const resources = useResources();
  useHydrationGate(PAGE_AREA);
  const loaded = use(resources.pages.get(lang, path));
  if (loaded.kind === 'redirect') return <Navigate replace to={localizePath(loaded.to, lang)} />;
  return <LoadedPage loaded={loaded} />;
}

function LoadedPage({ loaded }: { loaded: Exclude<PageResult, { kind: 'redirect' }> }) {
  const notFoundMeta = useNotFoundMeta();
  useMarkHydrated(PAGE_AREA);
  usePageArrival(loaded.kind === 'page' ? loaded.meta : notFoundMeta);
  if (loaded.kind === 'not-found') return <NotFoundPage />;
  return <Fragment key={loaded.id}>{loaded.element}</Fragment>;
}
