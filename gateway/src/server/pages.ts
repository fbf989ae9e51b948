import { splitPath } from '@clinic/shared/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Composition } from './composition.ts';
import type { FileMemory } from './fileMemory.ts';
import { fileOfPath, isFresh, readLiveFile, type LiveFile } from './liveFile.ts';
import type { LiveSite } from './liveSite.ts';
import { findRedirect, withQuery } from './redirects.ts';
import { refuse } from './refuse.ts';
import { canonicalPath, encodePath, readRequestPath } from './requestPath.ts';
import { refuseForNow } from './unavailable.ts';

type Source = { site: Composition; memory: FileMemory };

function setFileHeaders(reply: FastifyReply, { contentType, encoding }: LiveFile): FastifyReply {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', contentType).header('vary', 'Accept-Encoding');
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: LiveFile): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: file.etag });
  if (isFresh(file.etag, request.headers['if-none-match'])) {
    return reply.code(304).header('vary', 'Accept-Encoding').send();
  }
  return setFileHeaders(reply, file).send(file.body);
}

async function sendNotFound(source: Source, request: FastifyRequest, reply: FastifyReply, path: string) {
  reply.code(404).header('cache-control', 'no-cache');
  const file = splitPath(path).lang === 'en' ? 'en/404.html' : '404.html';
  const page = await readLiveFile(source.site, source.memory, file, request.headers['accept-encoding']);
  return page ? setFileHeaders(reply, page).send(page.body) : refuse(reply, 404);
}

/** Not a day longer than the redirect is in force: browsers keep a bare 301 for ever. */
const redirectTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').redirect(location, 301);

/**
 * Serves the composed pages and the few files beside them at clean URLs.
 * @param options.live what is served, looked at anew by each request
 */
export function servePages(
  server: FastifyInstance,
  { live, memory }: { live: LiveSite; memory: FileMemory },
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const asked = readRequestPath(request.raw.url ?? '/');
      if (!asked) return refuse(reply, 400);
      const deployment = await live.current();
      if (!deployment) return refuseForNow(reply);
      const { site } = deployment;
      const path = canonicalPath(asked.path);
      const name = fileOfPath(path);
      if (!name) return sendNotFound({ site, memory }, request, reply, path);

      const file = await readLiveFile(site, memory, name, request.headers['accept-encoding']);
      if (file && asked.path === path) return sendFile(request, reply, file);
      if (file) return redirectTo(reply, encodePath(path) + asked.query);

      const target = findRedirect(site.redirects, path);
      if (target) return redirectTo(reply, withQuery(target, asked.query));
      return sendNotFound({ site, memory }, request, reply, path);
    },
  });
}
