import type { IncomingMessage, ServerResponse } from 'node:http';

import type { RequestHandler } from '@rsbuild/core';
import { readSettings } from '@tesela/compose/readSettings';
import type { RemoteDocuments, RemoteName } from '@tesela/core/contract';
import { FRAME } from '@tesela/core/frame';
import { localizePath, splitPath, type Lang } from '@tesela/core/lang';
import {
  documentFile,
  LIVE_REMOTES_URL,
  type LiveRemote,
  type PageData,
  type LiveRemotes,
} from '@tesela/core/liveRemotes';
import { findRoute } from '@tesela/core/routePattern';

import { hasData, settingsDir, type DevRemote } from '#dev/source/remotes.ts';
import type { SiteSourceReader } from '#dev/source/siteSource.ts';

import { clientTags } from './clientFiles.ts';

/** Path of the documents of a package in development. */
const dataUrl = (folder: string): string => `/data/${folder}/dev`;

/** Path without the query that further attempts have. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/, '');

/** Whether a path is of a page: files have an ending, and the rest is of servers. */
const isPagePath = (url: string): boolean => !/\.\w+$|^\/(?:__|api\/|rsbuild-)/.test(url);

function sendJson(response: ServerResponse, value: unknown): void {
  response.statusCode = value === undefined ? 404 : 200;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value ?? null));
}

const fail = (response: ServerResponse) => (error: unknown) => {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/plain; charset=utf-8').end(String(error));
};

const readSite = async () => (await readSettings(settingsDir)).onPages;

/** Serves pages, live remotes and documents from the sources, as compose would make them. */
export function servePages(remotes: readonly DevRemote[], source: SiteSourceReader): RequestHandler[] {
  async function readLiveRemotes(): Promise<LiveRemotes> {
    const { remotes: known } = await source.read();
    const entries = remotes.flatMap((remote): [RemoteName, LiveRemote][] => {
      const facts = known[remote.folder]?.live;
      if (!facts) return [];
      const data = hasData(remote) && { data: dataUrl(remote.folder) };
      const entry = `http://localhost:${remote.port}/remoteEntry.js`;
      return [[remote.name, { version: 'dev', entry, ...data, ...facts }]];
    });
    return Object.fromEntries(entries);
  }

  /** Where an address that is no page leads, as the gateway answers it. */
  async function redirectOf(url: string): Promise<string | undefined> {
    const { languages } = await readSite();
    const { lang, path } = splitPath(url, languages);
    const routes = Object.values(await readLiveRemotes()).flatMap(({ pages, redirects }) => [
      ...pages.map((pattern) => ({ pattern, to: undefined })),
      ...redirects.map((redirect) => ({ pattern: redirect.path, to: redirect.to })),
    ]);
    const to = findRoute(routes, ({ pattern }) => pattern, path)?.route.to;
    return to && localizePath(to, lang, languages);
  }

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    const target = await redirectOf(url);
    if (target) response.writeHead(302, { location: target }).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(await renderPage(url));
  }

  /** The frame and the shell's words in the language of a page. */
  async function aroundPage(lang: Lang): Promise<PageData['documents']> {
    const { [FRAME]: frame, words } = await readDocuments('shell', lang);
    const url = (name: string) => `${dataUrl('shell')}/${documentFile(name, lang)}`;
    return { [url(FRAME)]: frame, [url('words')]: words };
  }

  /** An empty page with the page data; the browser renders it. */
  async function renderPage(pathname: string): Promise<string> {
    const site = await readSite();
    const { lang } = splitPath(pathname, site.languages);
    const data = JSON.stringify({
      kind: 'page',
      registry: await readLiveRemotes(),
      site,
      frame: dataUrl('shell'),
      documents: await aroundPage(lang),
    } satisfies PageData).replaceAll('<', String.raw`\u003c`);
    return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${clientTags}
<script defer src="/static/js/index.js"></script>
</head>
<body>
<div id="root"></div>
<div id="beside"></div>
<script type="application/json" id="page-data">${data}</script>
</body>
</html>
`;
  }

  async function readDocuments(folder: string, lang: Lang): Promise<RemoteDocuments> {
    const { frames, own, remotes: known } = await source.read();
    return folder === 'shell'
      ? { ...own[lang], [FRAME]: frames[lang] }
      : (known[folder]?.documents[lang] ?? {});
  }

  return [
    (request, response, next) => {
      if (pathOf(request) !== LIVE_REMOTES_URL) return next();
      readLiveRemotes().then((liveRemotes) => sendJson(response, liveRemotes), fail(response));
    },
    (request, response, next) => {
      const [, folder, code, file] =
        /^\/data\/([\w-]+)\/dev\/(\w+)\/([\w/.-]+)\.json$/.exec(pathOf(request)) ?? [];
      if (!folder || !code || !file) return next();
      const lang = code as Lang; // one in which nothing is has no documents
      const isAsked = ([name]: [string, unknown]) => documentFile(name, lang) === `${lang}/${file}.json`;
      readDocuments(folder, lang).then(
        (documents) => sendJson(response, Object.entries(documents).find(isAsked)?.[1]),
        fail(response),
      );
    },
    (request, response, next) => {
      if (!['GET', 'HEAD'].includes(request.method ?? '') || !isPagePath(pathOf(request))) return next();
      answerPage(pathOf(request), response).catch(fail(response));
    },
  ];
}
