import { splitPath } from '@tesela/core/lang';
import type { AppStore } from '@tesela/core/store';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { App } from '#App.tsx';
import { closeGates, PAGE_AREA, type Areas } from '#areas/areas.ts';
import { openGates } from '#areas/openGates.ts';
import { restoreArea } from '#areas/restoreArea.ts';
import type { Tab } from '#click/tab.ts';
import type { SiteDefinition } from '#defineSite.ts';
import { prefetch } from '#fetching/prefetch.ts';
import { PAGE_ID } from '#page/parts.ts';
import type { PagePart } from '#page/showPage.ts';
import type { Resources } from '#remotes/resources.ts';

type Context = {
  site: SiteDefinition;
  tab: Tab;
  store: AppStore;
  serverState: ReturnType<AppStore['getState']>;
  createResources: () => Resources;
};

/** A part of the document that React has begun to hydrate. */
export type RunningPart = {
  areas: Areas;
  resources: () => Resources;
  /** Loads what it shows again, and shows it when it has arrived. */
  reload: () => void;
};

/** Hydrates a part of the page on the screen, or renders it when it has no HTML. It ends with the part. */
export function hydratePart({ element, end }: PagePart, context: Context): RunningPart {
  const { tab, store, serverState, createResources } = context;
  const { Layout, Beside, Providers } = context.site;
  const { page, location } = tab.shown();
  const { areas: scripts = {}, integrity = {}, hydration = {} } = page.scripts ?? {};
  let resources = createResources();
  const { lang, path } = splitPath(location.pathname, page.data.site.languages);
  const areas = closeGates(element, (name) => {
    if (!(name in scripts)) return;
    // All at once, instead of one after the other as its code imports them, and while React hydrates what stands around.
    for (const file of scripts[name] ?? []) prefetch(file, integrity[file]);
    void (name === PAGE_AREA ? resources.pages.get(lang, path) : resources.slots.get(lang, name));
  });
  restoreArea(areas, areas.name);

  const isPage = element.id === PAGE_ID;
  // The same element at every render: React discards unhydrated HTML below an element that changes.
  const tree = isPage ? <Layout /> : <Beside tab={tab} />;
  const app = () => <App {...{ Providers, tab, areas, resources, store, serverState }}>{tree}</App>;
  const options = {
    identifierPrefix: isPage ? '' : element.id,
    // The error boundaries report what they catch, with the name of the remote.
    onCaughtError: () => {},
    // Browser extensions may change the page before hydration. React renders that part again, so this is no error of ours.
    // A page that is left while it is hydrated is one too.
    onRecoverableError: (error: unknown) => end.aborted || console.warn(error),
  };
  let root: Root | undefined;
  if (element.hasChildNodes()) {
    // React hydrates in short slices inside a transition, and in one long task outside of it.
    startTransition(() => void (root = hydrateRoot(element, app(), options)));
  } else {
    root = createRoot(element, options);
    root.render(app());
  }
  end.addEventListener('abort', () => root?.unmount());
  openGates(element, areas, hydration, end);
  return {
    areas,
    resources: () => resources,
    reload: () => {
      resources = createResources();
      startTransition(() => root?.render(app()));
    },
  };
}
