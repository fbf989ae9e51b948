import { splitPath } from '@clinic/shared/lang';
import { useNavigateTo, type SitePath } from '@clinic/shared/navigation';
import type { MouseEvent } from 'react';

/** Prerendered HTML of a page of this site, from its own origin. It can be read and its links work. */
export function StaticHtml({ html }: { html: string }) {
  const navigateTo = useNavigateTo();

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlainClick || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    const target = splitPath(link.pathname);
    navigateTo(`${target.path}${link.search}${link.hash}` as SitePath);
  }

  return (
    // The links inside are what keyboard and mouse press.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
