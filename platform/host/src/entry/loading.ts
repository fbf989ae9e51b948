import type { Tab } from '#click/tab.ts';
import { createFailureReporter } from '#errors/reportFailures.ts';
import { shellScriptOf, type Page } from '#page/page.ts';
import { createFederatedHost, type FederatedHost } from '#remotes/federatedHost.ts';
import { createLiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import { createDocuments, createReadOwn } from '#remotes/readDocument.ts';
import type { FailureHandlers } from '#remotes/resourceCache.ts';
import { createResources, type ShellPages } from '#remotes/resources.ts';

/** Replaces the loader of remotes; development uses it for hot reload. */
export type Load = (host: FederatedHost) => FederatedHost['load'];

/** Loads what the pages of the tab need: remotes and documents. Code is kept from page to page. */
export function createLoading(tab: Tab, pages: ShellPages, load: Load) {
  const first = tab.shown().page;
  const source = createLiveRemotesSource(first.data.registry, shellScriptOf(first));
  const federatedHost = createFederatedHost(source);
  const loadRemote = load(federatedHost);
  const { readDocument, addDocuments, forgetDocuments } = createDocuments(first.data.documents);
  const { reportFailure, reportSuccess } = createFailureReporter(source);
  const recovery: FailureHandlers = {
    reportFailure: (...failure) => {
      reportFailure(...failure);
      // The next attempt then uses the release that is live by that time.
      source.refresh().catch(() => {});
    },
    reportSuccess,
    forgetRemote: (remote) => {
      forgetDocuments(source.get()[remote]?.data);
      federatedHost.forgetRemote(remote);
    },
  };
  return {
    source,
    forgetDocuments,
    createResources({ data, scripts }: Page, end: AbortSignal) {
      source.add(data.registry);
      addDocuments(data.documents);
      const readOwn = createReadOwn(readDocument, data.frame);
      return createResources({ load: loadRemote, readDocument }, source, recovery, {
        pages,
        readOwn,
        end,
        isServed: scripts !== undefined && data.kind === 'page',
      });
    },
  };
}
