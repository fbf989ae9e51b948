import { localizePath, type Lang } from '@clinic/shared/lang';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Suspense, use, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { PrerenderedArea } from '#areas/Area.tsx';
import { PAGE_AREA } from '#areas/areas.ts';
import { useHydrationGate, useMarkHydrated } from '#areas/useHydrationGate.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useResources } from './ResourcesContext.ts';

/** The page area: the page of the remote that owns the URL. A failure leaves its HTML on the screen, readable. */
export function RemotePage() {
  const { lang, path } = useCurrentPath();
  const resources = useResources();
  const [attempt, setAttempt] = useState(0);

  async function reload(thrown: unknown): Promise<void> {
    await resources.pages.reload(lang, path, thrown);
    setAttempt((count) => count + 1);
  }

  const prerendered = <PrerenderedArea area={PAGE_AREA} />;
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={prerendered}
      onError={(thrown) => void reload(thrown)}
    >
      <Suspense fallback={prerendered}>
        <Page lang={lang} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ lang, path }: { lang: Lang; path: string }) {
  const resources = useResources();
  useHydrationGate(PAGE_AREA);
  useMarkHydrated(PAGE_AREA);
  const loaded = use(resources.pages.get(lang, path));
  // The server follows redirects; the development server sends every address.
  if (loaded.kind === 'redirect') return <Navigate replace to={localizePath(loaded.to, lang)} />;
  return loaded.kind === 'page' ? loaded.element : <NotFoundPage />;
}
