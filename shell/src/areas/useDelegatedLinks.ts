import { splitPath, type Lang } from '@clinic/shared/lang';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { isAlive } from './useArea.ts';

/** A link of this site that no component of React answers for: in an area that sleeps, or in bare HTML. */
function quietLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.closest('[data-static]') || !isAlive(link) ? link : null;
}

/** Lets links in prerendered HTML navigate inside the site, and warms their pages up on hover, focus and touch. */
export function useDelegatedLinks(preload: (lang: Lang, path: string) => void): void {
  const navigate = useNavigate();

  const follow = useEffectEvent((event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = quietLink(event);
    if (!link || !isPlain || event.defaultPrevented) return;
    // The browser goes to an anchor at once, whatever sleeps.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });

  const warmUp = useEffectEvent((event: Event) => {
    const link = quietLink(event);
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
