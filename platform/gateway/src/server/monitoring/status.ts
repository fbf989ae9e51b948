import { pinOf } from '@tesela/compose/history';
import type { Manifest } from '@tesela/compose/manifest';
import { escapeText } from '@tesela/core/search/renderResults';
import type { FastifyInstance } from 'fastify';

import type { Deployment } from '#server/site/deployment.ts';
import type { LiveSite } from '#server/site/liveSite.ts';

/** Live packages with the date and author of their promotion: the oldest entry since which the release has not changed. */
function packagesOf(manifest: Manifest) {
  const { history, remotes } = manifest;
  return ['shell', ...Object.keys(remotes).toSorted()].flatMap((name) => {
    const pin = pinOf(manifest, name);
    if (!pin) return [];
    const changed = history.findIndex((entry) => pinOf(entry, name)?.integrity !== pin.integrity);
    const { at, by, reason } = history.slice(0, changed < 0 ? undefined : changed).at(-1) ?? {};
    return [{ name, package: pin.package, version: pin.version, since: at, by, reason }];
  });
}

function describe({ manifest, since }: Deployment, isUpToDate: boolean) {
  const { canary } = manifest ?? {};
  return {
    environment: manifest?.environment ?? '',
    servedSince: since.toISOString(),
    isUpToDate,
    packages: manifest ? packagesOf(manifest) : [],
    canary: canary && {
      package: canary.release.package,
      version: canary.release.version,
      percent: canary.percent,
      since: canary.at,
    },
  };
}

function renderPage({ environment, servedSince, isUpToDate, packages, canary }: ReturnType<typeof describe>) {
  const cells = (row: readonly unknown[]) =>
    row.map((cell) => `<td>${escapeText(String(cell ?? ''))}`).join('');
  const lines = [
    `Served since ${servedSince}${isUpToDate ? '' : ', older than the site on the disk'}`,
    canary && `Canary: ${canary.package} ${canary.version}, ${canary.percent} % since ${canary.since}`,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What is live</title><style>body{font:1rem/1.5 system-ui;margin:2rem}td,th{padding:.25rem 1rem .25rem 0;text-align:start}</style>
<h1>What is live: ${escapeText(environment)}</h1>
${lines.map((line) => line && `<p>${escapeText(line)}</p>`).join('')}
<table><tr><th>part<th>package<th>version<th>since<th>by<th>why
${packages.map((row) => `<tr>${cells(Object.values(row))}`).join('\n')}</table>
`;
}

/** `GET /status`: which releases are live, since when and by whom; a page for browsers, JSON for programs. */
export function serveStatus(server: FastifyInstance, live: LiveSite): void {
  server.get('/status', async (request, reply) => {
    const deployment = await live.current();
    if (!deployment) return reply.code(503).send({ error: 'There is no composed site.' });
    const status = describe(deployment, live.isUpToDate());
    reply.headers({ 'cache-control': 'no-store', vary: 'accept' });
    return request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(renderPage(status))
      : status;
  });
}
