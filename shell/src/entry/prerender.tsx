import '@clinic/shared/styles/global.css';
import { splitPath } from '@clinic/shared/lang';
import { documentFile } from '@clinic/shared/liveRemotes';
import type { DocumentReader, PrerenderedPage, PrerenderModule } from '@clinic/shared/prerender';
import { makeStore } from '@clinic/shared/store';
import { StrictMode, type ReactElement } from 'react';
import { prerender } from 'react-dom/static';

import { App } from '#App.tsx';
import { createFrames } from '#layout/frames/frames.ts';
import { notFoundMeta } from '#pages/notFoundMeta.ts';
import { fixedLiveRemotes } from '#remotes/liveRemotesSource.ts';
import { createReadOwn } from '#remotes/readDocument.ts';
import { createResources } from '#remotes/resources.ts';
import { clinicJsonLd } from '#routing/describeClinic.ts';
import { describeHead, fillMeta } from '#routing/head.ts';
import { fixedHistory } from '#routing/siteHistory.ts';
import { shellPages } from '#search/shellPages.ts';

export { CONTRACT_VERSION as contract } from '@clinic/shared/contract';
export { assertRemote } from '#remotes/assertRemote.ts';

export const paths: PrerenderModule['paths'] = Object.keys(shellPages);

export const prerenderPage: PrerenderModule['prerenderPage'] = async (
  url,
  host,
  { registry: liveRemotes, site, frame },
) => {
  const { lang, path } = splitPath(url);
  const documents: Record<string, unknown> = {};
  const readDocument: DocumentReader = async (address) =>
    (documents[address] = await host.readDocument(address));
  const readOwn = createReadOwn(readDocument, frame);
  const resources = createResources({ ...host, readDocument }, fixedLiveRemotes(liveRemotes), undefined, {
    pages: shellPages,
    readOwn,
  });
  const frames = createFrames(readOwn);
  const result = await resources.pages.get(lang, path);
  if (result.kind === 'redirect') throw new Error(`${url} is a redirect to ${result.to}, not a page.`);

  const html = await renderToHtml(
    <StrictMode>
      <App
        history={fixedHistory(url)}
        site={site}
        frames={frames}
        resources={resources}
        store={makeStore()}
      />
    </StrictMode>,
  );
  // Slots are hydrated after the page, and a still page when it is touched: their documents come with their code.
  for (const { remote, slot = isStill(html) && path } of resources.usedChunks)
    if (slot && remote !== 'shell')
      delete documents[`${liveRemotes[remote]?.data}/${documentFile(slot, lang)}`];
  const meta = result.kind === 'page' ? result.meta : notFoundMeta((await frames(lang)).words);
  return {
    kind: result.kind,
    html,
    meta: fillMeta(meta, site, lang),
    head: describeHead({ meta, lang, path, site, ofClinic: clinicJsonLd(site, lang, path) }),
    chunks: resources.usedChunks,
    documents,
  } satisfies PrerenderedPage;
};

/** Whether the page area itself, and not a slot in it, bears `data-still` (`areas/scheduleHydration.ts`). */
const isStill = (html: string): boolean => /data-area="page"(?:(?!data-area=)[^])*data-still/.test(html);

async function renderToHtml(app: ReactElement): Promise<string> {
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(app, {
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
