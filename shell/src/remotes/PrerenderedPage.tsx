import { localizePath, type Lang } from '@clinic/shared/lang';
import { useEffect, useState } from 'react';

import { AreaErrorPanel } from '#layout/AreaErrorPanel.tsx';

import { fetchPrerendered } from './fetchPrerendered.ts';
import { RemoteUnavailable } from './host.ts';
import { useResources } from './ResourcesContext.ts';
import { StaticHtml } from './StaticHtml.tsx';

type Props = { error: unknown; lang: Lang; path: string; showAgain: () => void };

/**
 * Stands in for a page whose remote does not answer: a notice, and below it the page's prerendered
 * HTML, which lives on the server beside the shell. When the remote answers again, the live page
 * takes its place.
 */
export function PrerenderedPage({ error, lang, path, showAgain }: Props) {
  const resources = useResources();
  const [html, setHtml] = useState('');

  useEffect(() => {
    const abort = new AbortController();
    fetchPrerendered(localizePath(path, lang), abort.signal).then(setHtml, () => setHtml(''));
    return () => abort.abort();
  }, [lang, path]);

  useEffect(() => {
    if (!(error instanceof RemoteUnavailable)) return;
    let isShown = true;
    void resources.patientPage(lang, path).then(() => isShown && showAgain());
    return () => {
      isShown = false;
    };
  }, [error, lang, path, resources, showAgain]);

  // A failed attempt changes nothing: the notice is there already, and the patient attempts go on.
  const retry = () => void resources.retryPage(lang, path).then(showAgain, () => {});

  return (
    <>
      <AreaErrorPanel onRetry={retry} hasContentBelow={html !== ''} />
      <StaticHtml html={html} />
    </>
  );
}
