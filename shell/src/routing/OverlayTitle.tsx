import { useLang } from '@clinic/shared/i18n';
import { useOverlay } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { useEffect } from 'react';

import { whenIdle } from '#areas/whenIdle.ts';
import { useResources } from '#remotes/ResourcesContext.ts';

import { titleOf } from './head.ts';

/** Longest wait of the tab's name for what the visitor sees, in ms. */
const DELAY = 200;

/** Names the tab, and what is shared of it, after what lies over the page: its address is in the address bar. */
export function OverlayTitle() {
  const path = useOverlay()?.path;
  const lang = useLang();
  const site = useSite();
  const resources = useResources();

  useEffect(() => {
    if (!path) return;
    const titleBelow = document.title;
    let isOpen = true;
    const name = async () => {
      const page = isOpen && (await resources.pages.get(lang, path));
      if (isOpen && page && page.kind === 'page') document.title = titleOf(page.meta, site, lang);
    };
    // Its code is not needed for the answer to the tap.
    whenIdle(() => void name().catch(() => {}), DELAY);
    return () => {
      isOpen = false;
      document.title = titleBelow;
    };
  }, [path, resources, site, lang]);

  return null;
}
