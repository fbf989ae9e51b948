import { CONTRACT_VERSION } from '@tesela/core/contract';
import { FRAME } from '@tesela/core/frame';
import { splitPath } from '@tesela/core/lang';
import { documentFile } from '@tesela/core/liveRemotes';
import type { DocumentReader, PrerenderedPage, PrerenderModule } from '@tesela/core/prerender';
import { makeStore } from '@tesela/core/store';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

import { App } from '#App.tsx';
import { noAreas } from '#areas/areas.ts';
import { fixedTab } from '#click/fixedTab.ts';
import type { SiteDefinition } from '#defineSite.ts';
import { BESIDE_ID } from '#page/parts.ts';
import { shownDocuments } from '#page/shownDocuments.ts';
import { assertRemote } from '#remotes/assertRemote.ts';
import { createReadOwn } from '#remotes/readDocument.ts';
import { createResources } from '#remotes/resources.ts';
import { describeHead, fillMeta, type SiteHead } from '#routing/head.ts';

/** What the node build of a shell exports to compose. */
export const prerenderSite = (site: SiteDefinition, head: SiteHead): PrerenderModule => ({
  contract: CONTRACT_VERSION,
  assertRemote,
  paths: Object.keys(site.pages),
  uses: site.uses,
  prerenderPage: (...page) => prerenderPage(site, head, ...page),
});

async function prerenderPage(
  { Layout, Beside, Providers, documents: shown, pages }: SiteDefinition,
  siteHead: SiteHead,
  ...[url, host, data]: Parameters<PrerenderModule['prerenderPage']>
): Promise<PrerenderedPage> {
  const { registry: liveRemotes, site, frame } = data;
  const { lang, path } = splitPath(url, site.languages);
  const documents: Record<string, unknown> = {};
  const readDocument: DocumentReader = async (address) =>
    (documents[address] = await host.readDocument(address));
  const readOwn = createReadOwn(readDocument, frame);
  const source = { get: () => liveRemotes, refresh: () => Promise.resolve() };
  const resources = createResources({ ...host, readDocument }, source, undefined, { pages, readOwn });
  const result = await resources.pages.get(lang, path);
  await Promise.all([FRAME, ...shown].map((name) => readOwn(name, lang)));

  const page = { data: { ...data, kind: result.kind, documents }, title: '', scripts: undefined };
  const tab = fixedTab(url, page);
  const store = makeStore();
  const render = (tree: ReactNode, identifierPrefix = '') =>
    renderToHtml(
      <App {...{ Providers, tab, areas: noAreas, resources, store, serverState: store.getState() }}>
        {tree}
      </App>,
      identifierPrefix,
    );
  const html = await render(<Layout />);
  const beside = await render(<Beside tab={tab} />, BESIDE_ID);
  // Slots are hydrated after the page, and a page that is read when it is touched: their documents come with their code.
  for (const used of resources.usedChunks) {
    const { remote, slot, hydration } = used;
    if (remote === 'shell' || (!slot && hydration?.defer !== 'touch')) continue;
    const url = `${liveRemotes[remote]?.data}/${documentFile(slot ?? path, lang)}`;
    if (!(url in documents)) continue;
    used.document = url;
    delete documents[url];
  }
  const meta = result.kind === 'page' ? result.meta : siteHead.notFound(shownDocuments(page, lang));
  return {
    kind: result.kind,
    html,
    beside,
    meta: fillMeta(meta, site, lang, siteHead),
    head: describeHead({ meta, lang, path, site, isIndexed: pages[path]?.isIndexed }, siteHead),
    chunks: resources.usedChunks,
    documents,
  };
}

async function renderToHtml(app: ReactNode, identifierPrefix: string): Promise<string> {
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(app, {
    identifierPrefix,
    // By default React writes large areas as hidden HTML that an inline script moves into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error };
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure.error;
  return html;
}
