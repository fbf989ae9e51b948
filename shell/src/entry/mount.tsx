import { splitPath } from '@clinic/shared/lang';
import { makeStore } from '@clinic/shared/store';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { closeAreas } from '#areas/gates.ts';
import { wakeOnTouch } from '#areas/wakeAreas.ts';
import { App } from '#App.tsx';
import { loadWords } from '#content/loadWords.ts';
import { createFrames } from '#layout/frames/frames.ts';
import { markScrolled } from '#layout/navbar/markScrolled.ts';
import { readPageData, readShellScript } from '#pageData.ts';
import { createFaultReporter } from '#faults/reportFaults.ts';
import { surviveTranslation } from '#faults/surviveTranslation.ts';
import { fetchPrerendered } from '#remotes/fetchPrerendered.ts';
import { createDocuments, type Documents } from '#remotes/readDocument.ts';
import { createFederatedHost, type FederatedHost } from '#remotes/federatedHost.ts';
import { createLiveRemotesSource, type LiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import { createResources, type Recovery } from '#remotes/resources.ts';
import { createBrowserHistory } from '#routing/siteHistory.ts';
import { ownPages } from '#search/ownPages.ts';

/** What development needs to put a change into the page as it stands. */
export type MountedSite = {
  source: LiveRemotesSource;
  forgetDocuments: Documents['forgetDocuments'];
  /** Loads anew what is on the screen, which stays until that is there. */
  renew: () => void;
};

/**
 * Takes over the prerendered page, or renders it where there is none.
 * @param load development puts another version of a remote's module in place of its code
 */
export async function mount(
  load: (host: FederatedHost) => FederatedHost['load'] = (host) => host.load,
): Promise<MountedSite> {
  const { kind, registry: liveRemotes, site, frame, documents } = readPageData();
  if (site.violationCollector) {
    const { violationCollector } = site;
    // Without it a visitor misses nothing.
    import(/* webpackChunkName: "violations" */ '#faults/reportViolations.ts').then(
      ({ reportViolations }) => reportViolations(violationCollector),
      () => {},
    );
  }
  surviveTranslation();
  const source = createLiveRemotesSource(liveRemotes, readShellScript());
  const federation = createFederatedHost(source);
  const { readDocument, forgetDocuments } = createDocuments(documents);
  const { reportFailure, reportSuccess } = createFaultReporter(source);
  const recovery: Recovery = {
    reportFailure: (...failure) => {
      reportFailure(...failure);
      // The next attempt takes what is live by then.
      source.doubt();
      source.refresh().catch(() => {});
    },
    reportSuccess,
    fetchPrerendered,
    startOver: (remote) => {
      forgetDocuments(source.get()[remote]?.data);
      federation.startOver(remote);
    },
  };
  const open = () => createResources({ load: load(federation), readDocument }, source, recovery, ownPages);
  let resources = open();
  const frames = createFrames(readDocument, frame);
  const { lang } = splitPath(location.pathname);
  await Promise.all([loadWords(lang), frames(lang)]);

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
  // The boundaries themselves say what they caught, with the name of its remote.
  const options = {
    onCaughtError: () => {},
    // An extension that changed the page before it came alive is nobody's mistake here: React renders that part anew.
    onRecoverableError: (error: unknown) => console.warn(error),
  };
  closeAreas(element);
  wakeOnTouch();
  const isPrerendered = element.hasChildNodes();
  let root: Root | undefined = isPrerendered ? undefined : createRoot(element, options);
  const render = () => root?.render(app());
  // A transition is worked off in slices; outside of one it would be a single long task.
  if (isPrerendered) startTransition(() => void (root = hydrateRoot(element, app(), options)));
  else {
    // Pages that are prerendered bring it along.
    markScrolled();
    render();
  }
  return {
    source,
    forgetDocuments,
    renew: () => {
      resources = open();
      // Asked for now, so that a page which threw is shown without another wait.
      const { lang, path } = splitPath(location.pathname);
      resources.pages.preload(lang, path);
      startTransition(render);
    },
  };
}
