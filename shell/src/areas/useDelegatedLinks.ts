import { splitPath, type Lang } from '@clinic/shared/lang';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { isHydrated } from './useHydrationGate.ts';

/** The link of this site that was hit, when React does not handle it: in an unhydrated area or in static HTML. */
function unhydratedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.closest('[data-static]') || !isHydrated(link) ? link : null;
}

/** Makes links in prerendered HTML navigate without a reload, and preloads their pages on hover, focus and touch. */
export function useDelegatedLinks(preload: (lang: Lang, path: string) => void): void {
  const navigate = useNavigate();

  const follow = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = unhydratedLink(event);
    if (!link || !isPlain || event.defaultPrevented) return;
    // The browser itself scrolls to an anchor on the same page.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });

  const warmUp = useEffectEvent((event: Event) => {
    const link = unhydratedLink(event);
    if (!link) return;
    const { lang, path } = splitPath(link.pathname);
    preload(lang, path);
  });

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener('click', follow, { signal });
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, warmUp, { signal, passive: true });
    }
    return () => abort.abort();
  }, []);
}
