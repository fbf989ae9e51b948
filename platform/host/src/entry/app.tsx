import { makeStore } from '@tesela/core/store';

import type { Tab } from '#click/tab.ts';
import type { SiteDefinition } from '#defineSite.ts';
import { attempt } from '#errors/attempt.ts';
import { surviveForeignNodes } from '#errors/surviveForeignNodes.ts';
import type { Page } from '#page/page.ts';
import type { PagePart } from '#page/showPage.ts';
import type { LiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import type { Documents } from '#remotes/readDocument.ts';
import type { Resources } from '#remotes/resources.ts';

import { hydratePart, type RunningPart } from './hydratePart.tsx';
import { createLoading, type Load } from './loading.ts';

/** What the development server uses to apply a change to the running page. */
export type MountedSite = {
  source: LiveRemotesSource;
  forgetDocuments: Documents['forgetDocuments'];
  /** Loads what is on the screen again, and shows it when it has arrived. */
  reload: () => void;
  /** What the page on the screen has loaded. */
  resources: () => Resources | undefined;
};

function reportViolationsOf({ data: { site } }: Page): void {
  const { violationCollector } = site;
  if (!violationCollector) return;
  // A failure is ignored because visitors do not need this code.
  import('#errors/reportViolations.ts').then(
    ({ reportViolations }) => reportViolations(violationCollector),
    () => {},
  );
}

/** Hydrates the page on the screen and those that follow it. */
export function mount(tab: Tab, site: SiteDefinition, load: Load = (host) => host.load): MountedSite {
  reportViolationsOf(tab.shown().page);
  attempt(surviveForeignNodes);
  const { source, forgetDocuments, createResources } = createLoading(tab, site.pages, load);
  const store = makeStore();
  const serverState = store.getState();
  const running = new Set<RunningPart>();

  function hydrate(part: PagePart): void {
    const { end } = part;
    const context = {
      site,
      tab,
      store,
      serverState,
      createResources: () => createResources(tab.shown().page, end),
    };
    const started = hydratePart(part, context);
    running.add(started);
    end.addEventListener('abort', () => running.delete(started));
  }

  let shown = tab.shown();
  // Before the parts listen themselves: a new location changes what stands above all areas.
  tab.subscribe(() => {
    if (tab.shown() === shown) return;
    shown = tab.shown();
    for (const { areas } of running) areas.openAll();
  });
  tab.connect({ hydrate, isOutdated: ({ data }) => source.isOther(data.registry) });
  return {
    source,
    forgetDocuments,
    reload: () => {
      for (const { reload } of running) reload();
    },
    resources: () => [...running][0]?.resources(),
  };
}
