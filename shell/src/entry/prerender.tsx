import '@clinic/shared/styles/global.css';
import { FRAME } from '@clinic/shared/frame';
import { splitPath } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/liveRemotes';
import type { DocumentReader, PrerenderedPage, PrerenderModule } from '@clinic/shared/prerender';
import { makeStore } from '@clinic/shared/store';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

import { App } from '#App.tsx';
import { noAreas } from '#areas/areas.ts';
import { fixedTab } from '#click/fixedTab.ts';
import { Beside } from '#layout/Beside.tsx';
import { frameOf } from '#layout/frames/frame.ts';
import { Layout } from '#layout/Layout.tsx';
import { BESIDE_ID } from '#page/parts.ts';
import { notFoundMeta } from '#pages/notFoundMeta.ts';
import { createReadOwn } from '#remotes/readDocument.ts';
import { createResources } from '#remotes/resources.ts';
import { describeHead, fillMeta } from '#routing/head.ts';
import { shellPages } from '#search/shellPages.ts';

export { CONTRACT_VERSION as contract } from '@clinic/shared/contract';
export { assertRemote } from '#remotes/assertRemote.ts';

export const paths: PrerenderModule['paths'] = Object.keys(shellPages);

export const prerenderPage: PrerenderModule['prerenderPage'] = async (url, host, data) => {
  const { registry: liveRemotes, site, frame } = data;
  const { lang, path } = splitPath(url);
  const documents: Record<string, unknown> = {};
  const readDocument: DocumentReader = async (address) =>
    (documents[address] = await host.readDocument(address));
  const readOwn = createReadOwn(readDocument, frame);
  const source = { get: () => liveRemotes, refresh: () => Promise.resolve() };
  const own = { pages: shellPages, readOwn };
  const resources = createResources({ ...host, readDocument }, source, undefined, own);
  const result = await resources.pages.get(lang, path);
  await Promise.all([readOwn(FRAME, lang), readOwn('words', lang)]);

  const page = { data: { ...data, kind: result.kind, documents }, title: '', scripts: undefined };
  const tab = fixedTab(url, page);
  const store = makeStore();
  const render = (tree: ReactNode, identifierPrefix = '') =>
    renderToHtml(
      <App tab={tab} areas={noAreas} resources={resources} store={store} serverState={store.getState()}>
        {tree}
      </App>,
      identifierPrefix,
    );
  const html = await render(<Layout />);
  const beside = await render(<Beside tab={tab} />, BESIDE_ID);
  // Slots are hydrated after the page, and a page that is read when it is touched: their documents come with their code.
  for (const { remote, slot, hydration } of resources.usedChunks)
    if (remote !== 'shell' && (slot || hydration?.defer === 'touch'))
      delete documents[`${liveRemotes[remote]?.data}/${documentFile(slot ?? path, lang)}`];
  const meta = result.kind === 'page' ? result.meta : notFoundMeta(frameOf(page, lang).words);
  return {
    kind: result.kind,
    html,
    beside,
    meta: fillMeta(meta, site, lang),
    head: describeHead({ meta, lang, path, site }),
    chunks: resources.usedChunks,
    documents,
  } satisfies PrerenderedPage;
};

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
