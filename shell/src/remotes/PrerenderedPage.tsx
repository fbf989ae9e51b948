import type { Lang } from '@clinic/shared/lang';
import { localizePath, splitPath } from '@clinic/shared/lang';
import { useNavigateTo, type SitePath } from '@clinic/shared/navigation';
import { useEffect, useState, type MouseEvent } from 'react';

import { AreaErrorPanel } from '#layout/AreaErrorPanel.tsx';

import { fetchPrerendered } from './fetchPrerendered.ts';
import { RemoteUnavailable } from './host.ts';
import { useResources } from './ResourcesContext.ts';

type Props = { error: unknown; lang: Lang; path: string; retry: () => void };

/**
 * Stands in for a page whose remote does not answer: a notice, and below it the page's prerendered
 * HTML, which lives on the server beside the shell. It can be read and its links work;
 * when the remote answers again, the live page takes its place.
 */
export function PrerenderedPage({ error, lang, path, retry }: Props) {
  const resources = useResources();
  const navigateTo = useNavigateTo();
  const [html, setHtml] = useState('');

  useEffect(() => {
    const abort = new AbortController();
    fetchPrerendered(localizePath(path, lang), abort.signal).then(setHtml, () => setHtml(''));
    return () => abort.abort();
  }, [lang, path]);

  useEffect(() => {
    if (!(error instanceof RemoteUnavailable)) return;
    let isShown = true;
    void resources.patientPage(lang, path).then(() => isShown && retry());
    return () => {
      isShown = false;
    };
  }, [error, lang, path, resources, retry]);

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlainClick || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    const target = splitPath(link.pathname);
    navigateTo(`${target.path}${link.search}${link.hash}` as SitePath);
  }

  return (
    <>
      <AreaErrorPanel onRetry={retry} hasContentBelow={html !== ''} />
      {/* Our own prerendered page, from our own origin. The links inside are what keyboard and mouse press. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
