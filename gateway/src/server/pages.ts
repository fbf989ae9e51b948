import { splitPath } from '@clinic/shared/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { chooseSite, type CanaryCounts } from './canary.ts';
import type { Composition } from './composition.ts';
import type { FileMemory } from './fileMemory.ts';
import { fileOfPath, isFresh, readLiveFile, type LiveFile } from './liveFile.ts';
import type { LiveSite } from './liveSite.ts';
import { findRedirect, withQuery } from './redirects.ts';
import { refuse } from './refuse.ts';
import { canonicalPath, encodePath, readRequestPath } from './requestPath.ts';
import { refuseForNow } from './unavailable.ts';

/** `caching` is private while visitors of the same address may get different sites. */
type Source = { site: Composition; memory: FileMemory; caching: string };

function setFileHeaders(reply: FastifyReply, { contentType, encoding }: LiveFile): FastifyReply {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', contentType).header('vary', 'Accept-Encoding');
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: LiveFile,
  caching: string,
): FastifyReply {
  reply.headers({ 'cache-control': caching, etag: file.etag });
  if (isFresh(file.etag, request.headers['if-none-match'])) {
    return reply.code(304).header('vary', 'Accept-Encoding').send();
  }
  return setFileHeaders(reply, file).send(file.body);
}

async function sendNotFound(source: Source, request: FastifyRequest, reply: FastifyReply, path: string) {
  reply.code(404).header('cache-control', source.caching);
  const file = splitPath(path).lang === 'en' ? 'en/404.html' : '404.html';
  const page = await readLiveFile(source.site, source.memory, file, request.headers['accept-encoding']);
  return page ? setFileHeaders(reply, page).send(page.body) : refuse(reply, 404);
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
      const asked = readRequestPath(request.raw.url ?? '/');
      if (!asked) return refuse(reply, 400);
      const deployment = await live.current();
      if (!deployment) return refuseForNow(reply);
      const { site, release } = chooseSite(deployment, request, reply);
      if (release) reply.raw.once('finish', () => counts.answered(release, reply.statusCode));
      const source = { site, memory, caching: release ? 'private, no-cache' : 'no-cache' };
      const path = canonicalPath(asked.path);
      const name = fileOfPath(path);
      if (!name) return sendNotFound(source, request, reply, path);

      const file = await readLiveFile(site, memory, name, request.headers['accept-encoding']);
      if (file && asked.path === path) return sendFile(request, reply, file, source.caching);
      if (file) return redirectTo(reply, encodePath(path) + asked.query, source.caching);

      const target = findRedirect(site.redirects, path);
      if (target) return redirectTo(reply, withQuery(target, asked.query), source.caching);
      return sendNotFound(source, request, reply, path);
    },
  });
}
