import { localizePath, type Lang } from '@clinic/shared/lang';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Fragment, Suspense, use, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { Landed } from '#areas/Area.tsx';
import { PAGE_AREA } from '#areas/gates.ts';
import { useAwake, useComesAlive } from '#areas/useArea.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { useNotFoundMeta } from '#pages/notFoundMeta.ts';
import { usePageArrival } from '#routing/usePageArrival.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PrerenderedPage } from './PrerenderedPage.tsx';
import { useResources } from './ResourcesContext.ts';
import type { PageResult } from './resources.ts';

/** The page area: finds the remote that owns the URL, shows its page, and keeps its failures inside. */
export function RemotePage() {
  const { lang, path } = useCurrentPath();
  const resources = useResources();
  const key = lang + path;
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (key !== firstKey && !hasMoved) setHasMoved(true);

  async function renew(thrown: unknown): Promise<void> {
    await resources.pages.renew(lang, path, thrown);
    setAttempt((count) => count + 1);
  }

  const standIn = <PrerenderedPage key={key} lang={lang} path={path} />;
  return (
    <ErrorBoundary resetKey={`${key} ${attempt}`} fallback={standIn} onError={(thrown) => void renew(thrown)}>
      <Suspense fallback={hasMoved ? standIn : <Landed area={PAGE_AREA} instead={standIn} />}>
        <Page lang={lang} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ lang, path }: { lang: Lang; path: string }) {
  const resources = useResources();
  useAwake(PAGE_AREA);
  const loaded = use(resources.pages.get(lang, path));
  if (loaded.kind === 'redirect') return <Navigate replace to={localizePath(loaded.to, lang)} />;
  return <Arrived loaded={loaded} />;
}

function Arrived({ loaded }: { loaded: Exclude<PageResult, { kind: 'redirect' }> }) {
  const notFoundMeta = useNotFoundMeta();
  useComesAlive(PAGE_AREA);
  usePageArrival(loaded.kind === 'page' ? loaded.meta : notFoundMeta);
  if (loaded.kind === 'not-found') return <NotFoundPage />;
  return <Fragment key={loaded.id}>{loaded.element}</Fragment>;
}
