import { splitPath } from '@clinic/shared/lang';
import { makeStore } from '@clinic/shared/store';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { App } from '#App.tsx';
import { closeGates, SHELL_AREA } from '#areas/hydrationGates.ts';
import { restoreArea } from '#areas/restoreArea.ts';
import { hydrateOnTouch } from '#areas/scheduleHydration.ts';
import { attempt } from '#errors/attempt.ts';
import { createFailureReporter } from '#errors/reportFailures.ts';
import { surviveForeignNodes } from '#errors/surviveForeignNodes.ts';
import { createFrames } from '#layout/frames/frames.ts';
import { markScrolled } from '#layout/navbar/markScrolled.ts';
import { openFoldsOnPaper } from '#layout/openFoldsOnPaper.ts';
import { readPageData, readShellScript } from '#pageData.ts';
import { createFederatedHost, type FederatedHost } from '#remotes/federatedHost.ts';
import { fetchPageFallback } from '#remotes/fetchPageFallback.ts';
import { createLiveRemotesSource, type LiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import { createDocuments, createReadOwn, type Documents } from '#remotes/readDocument.ts';
import { createResources, type Recovery } from '#remotes/resources.ts';
import { createBrowserHistory } from '#routing/siteHistory.ts';
import { shellPages } from '#search/shellPages.ts';

/** What the development server uses to apply a change to the running page. */
export type MountedSite = {
  source: LiveRemotesSource;
  forgetDocuments: Documents['forgetDocuments'];
  /** Loads what is on the screen again, and shows it when it has arrived. */
  reload: () => void;
};

/**
 * Hydrates the prerendered page, or renders the page when there is no prerendered HTML.
 * @param load replaces the chunkLoader of remotes; development uses it for hot reload
 */
export async function mount(
  load: (host: FederatedHost) => FederatedHost['load'] = (host) => host.load,
): Promise<MountedSite> {
  const { kind, registry: liveRemotes, site, frame, documents } = readPageData();
  if (site.violationCollector) {
    const { violationCollector } = site;
    // A failure is ignored because visitors do not need this code.
    import('#errors/reportViolations.ts').then(
      ({ reportViolations }) => reportViolations(violationCollector),
      () => {},
    );
  }
  attempt(surviveForeignNodes);
  attempt(openFoldsOnPaper);
  const source = createLiveRemotesSource(liveRemotes, readShellScript());
  const federatedHost = createFederatedHost(source);
  const { readDocument, forgetDocuments } = createDocuments(documents);
  const readOwn = createReadOwn(readDocument, frame);
  const { reportFailure, reportSuccess } = createFailureReporter(source);
  const recovery: Recovery = {
    reportFailure: (...failure) => {
      reportFailure(...failure);
      // The next attempt then uses the release that is live by that time.
      source.markStale();
      source.refresh().catch(() => {});
    },
    reportSuccess,
    fetchPageFallback,
    forgetRemote: (remote) => {
      forgetDocuments(source.get()[remote]?.data);
      federatedHost.forgetRemote(remote);
    },
  };
  const open = () =>
    createResources({ load: load(federatedHost), readDocument }, source, recovery, {
      pages: shellPages,
      readOwn,
    });
  let resources = open();
  const frames = createFrames(readOwn);
  const { lang } = splitPath(location.pathname);
  await frames(lang);

  const history = createBrowserHistory();
  const store = makeStore();
  const app = () => (
    <StrictMode>
      <App
        isNotFound={kind === 'not-found'}
        history={history}
        site={site}
        frames={frames}
        resources={resources}
        store={store}
      />
    </StrictMode>
  );
  const element = document.getElementById('root');
  if (!element) throw new Error('This page has no #root.');
  // The error boundaries report what they catch, with the name of the remote.
  const options = {
    onCaughtError: () => {},
    // Browser extensions may change the page before hydration. React renders that part again, so this is no error of ours.
    onRecoverableError: (error: unknown) => console.warn(error),
  };
  restoreArea(SHELL_AREA);
  closeGates(element);
  hydrateOnTouch();
  const isPrerendered = element.hasChildNodes();
  let root: Root | undefined = isPrerendered ? undefined : createRoot(element, options);
  const render = () => root?.render(app());
  // React hydrates in short slices inside a transition, and in one long task outside of it.
  if (isPrerendered) startTransition(() => void (root = hydrateRoot(element, app(), options)));
  else {
    // In prerendered pages the starter script has called it.
    markScrolled();
    render();
  }
  return {
    source,
    forgetDocuments,
    reload: () => {
      resources = open();
      // Requested now, so that a page that threw is shown without a further wait.
      const { lang, path } = splitPath(location.pathname);
      resources.pages.preload(lang, path);
      startTransition(render);
    },
  };
}
