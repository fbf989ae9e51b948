import { localizePath } from '@clinic/shared/lang';
import { useCurrentPath } from '@clinic/shared/navigation';
import { Fragment, Suspense, use, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { useNotFoundMeta } from '#pages/notFoundMeta.ts';
import { usePageArrival } from '#routing/usePageArrival.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PAGE_AREA_ID } from './fetchPrerendered.ts';
import { PrerenderedPage } from './PrerenderedPage.tsx';
import { useResources } from './ResourcesContext.ts';
import type { PageResult } from './resources.ts';
import { StaticHtml } from './StaticHtml.tsx';

/** The page area: finds the remote that owns the URL, shows its page, and keeps its failures inside. */
export function RemotePage() {
  const { lang, path } = useCurrentPath();
  const resources = useResources();
  const landedHtml = useLandedHtml();
  const key = lang + path;
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (key !== firstKey && !hasMoved) setHasMoved(true);

  async function renew(thrown: unknown): Promise<void> {
    await resources.renewPage(lang, path, thrown);
    setAttempt((count) => count + 1);
  }

  const standIn = <PrerenderedPage key={key} lang={lang} path={path} />;
  return (
    <ErrorBoundary resetKey={`${key} ${attempt}`} fallback={standIn} onError={(thrown) => void renew(thrown)}>
      <Suspense fallback={landedHtml && !hasMoved ? <StaticHtml html={landedHtml} /> : standIn}>
        <Page result={resources.page(lang, path)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The prerendered HTML of the page that the visitor landed on. React drops an area that is not hydrated yet
 * when something above it changes (a hash, a language); this copy then stands in for it.
 */
function useLandedHtml(): string {
  const [html] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(PAGE_AREA_ID)?.innerHTML ?? ''),
  );
  return html;
}

function Page({ result }: { result: Promise<PageResult> }) {
  const loaded = use(result);
  const { lang } = useCurrentPath();
  if (loaded.kind === 'redirect') return <Navigate replace to={localizePath(loaded.to, lang)} />;
  return <Arrived loaded={loaded} />;
}

function Arrived({ loaded }: { loaded: Exclude<PageResult, { kind: 'redirect' }> }) {
  const notFoundMeta = useNotFoundMeta();
  usePageArrival(loaded.kind === 'page' ? loaded.meta : notFoundMeta);
  if (loaded.kind === 'not-found') return <NotFoundPage />;
  return <Fragment key={loaded.id}>{loaded.element}</Fragment>;
}
