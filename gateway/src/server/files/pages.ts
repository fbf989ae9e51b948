import { splitPath } from '@clinic/shared/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { chooseSite, type CanaryCounts } from '#server/site/canary.ts';
import type { ComposedSite } from '#server/site/composedSite.ts';
import type { FileMemory } from './fileMemory.ts';
import { fileOfPath, isFresh, readLiveFile, type LiveFile, type SiteFile } from './liveFile.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import { findRedirect, withQuery } from '#server/site/redirects.ts';
import { refuse } from '#server/requests/refuse.ts';
import { canonicalPath, encodePath, readRequestPath } from '#server/requests/requestPath.ts';
import { refuseForNow } from '#server/requests/unavailable.ts';

/** `caching` is private while visitors of the same address may get different sites. */
type Source = { site: ComposedSite; memory: FileMemory; caching: string };

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, headers }: LiveFile,
  caching: string,
): FastifyReply {
  reply.header('cache-control', caching).header('etag', kept.etag);
  if (isFresh(kept.etag, request.headers['if-none-match'])) {
    return reply.code(304).header('vary', 'Accept-Encoding').send();
  }
  return reply.headers(headers).send(kept.body);
}

async function sendNotFound(source: Source, request: FastifyRequest, reply: FastifyReply, path: string) {
  reply.code(404).header('cache-control', source.caching);
  const file = source.site.files.get(splitPath(path).lang === 'en' ? 'en/404.html' : '404.html');
  if (!file) return refuse(reply, 404);
  const { kept, headers } = await readLiveFile(file, source.memory, request.headers['accept-encoding']);
  return reply.headers(headers).send(kept.body);
}

/** Not a day longer than the redirect is in force: browsers keep a bare 301 for ever. */
const redirectTo = (reply: FastifyReply, location: string, caching: string): FastifyReply =>
  reply.header('cache-control', caching).redirect(location, 301);

/**
 * Serves the composed pages and the few files beside them at clean URLs.
 * @param options.live what is served, looked at anew by each request
 */
export function servePages(
  server: FastifyInstance,
  { live, memory, counts }: { live: LiveSite; memory: FileMemory; counts: CanaryCounts },
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = request.raw.url ?? '/';
      const now = live.current();
      // A wait of no length takes a turn, too, and nearly always there is nothing to wait for.
      const deployment = now instanceof Promise ? await now : now;
      // An address of a page is what most ask for, and needs no reading.
      const isAddress = deployment?.site.addresses.has(url) ?? false;
      const asked = isAddress ? { path: url, query: '' } : readRequestPath(url);
      if (!asked) return refuse(reply, 400);
      if (!deployment) return refuseForNow(reply);
      const { site, release } = chooseSite(deployment, request, reply);
      if (release) reply.raw.once('finish', () => counts.answered(release, reply.statusCode));
      const source = { site, memory, caching: release ? 'private, no-cache' : 'no-cache' };
      const read = (file: SiteFile) => readLiveFile(file, memory, request.headers['accept-encoding']);
      const direct = site.addresses.get(asked.path);
      if (direct) return sendFile(request, reply, await read(direct), source.caching);

      const path = canonicalPath(asked.path);
      const name = fileOfPath(path);
      if (!name) return sendNotFound(source, request, reply, path);
      const file = site.files.get(name);
      if (file && asked.path === path) return sendFile(request, reply, await read(file), source.caching);
      if (file) return redirectTo(reply, encodePath(path) + asked.query, source.caching);

      const target = findRedirect(site.redirects, path);
      if (target) return redirectTo(reply, withQuery(target, asked.query), source.caching);
      return sendNotFound(source, request, reply, path);
    },
  });
}
