import { useLang } from '@clinic/shared/i18n';
import { useOverlay } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { useEffect } from 'react';

import { whenIdle } from '#areas/whenIdle.ts';
import { useResources } from '#remotes/ResourcesContext.ts';

import { titleOf } from './head.ts';

/** Longest delay of the title, in ms. */
const DELAY = 200;

/** Sets the title of the overlay that is open, because its URL is in the address bar. */
export function OverlayTitle() {
  const path = useOverlay()?.path;
  const lang = useLang();
  const site = useSite();
  const resources = useResources();

  useEffect(() => {
    if (!path) return;
    const titleBelow = document.title;
    let isOpen = true;
    const setTitle = async () => {
      const page = isOpen && (await resources.pages.get(lang, path));
      if (isOpen && page && page.kind === 'page') document.title = titleOf(page.meta, site, lang);
    };
    // The title must not delay the overlay itself.
    whenIdle(() => void setTitle().catch(() => {}), DELAY);
    return () => {
      isOpen = false;
      document.title = titleBelow;
    };
  }, [path, resources, site, lang]);

  return null;
}
