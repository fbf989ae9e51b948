import { splitPath } from '@clinic/shared/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { fileOfPath, isFresh, readLiveFile, type LiveFile } from './liveFile.ts';
import { findRedirect, readRedirects, withQuery } from './redirects.ts';
import { refuse } from './refuse.ts';
import { canonicalPath, encodePath, readRequestPath } from './requestPath.ts';

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

async function sendNotFound(live: string, request: FastifyRequest, reply: FastifyReply, path: string) {
  reply.code(404).header('cache-control', 'no-cache');
  const file = splitPath(path).lang === 'en' ? 'en/404.html' : '404.html';
  const page = await readLiveFile(live, file, request.headers['accept-encoding']);
  return page ? setFileHeaders(reply, page).send(page.body) : refuse(reply, 404);
}

/** Not a day longer than the redirect is in force: browsers keep a bare 301 for ever. */
const redirectTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').redirect(location, 301);

/**
 * Serves the composed pages and the few files beside them at clean URLs.
 * @param options.live absolute path of `live/`
 */
export function servePages(server: FastifyInstance, { live }: { live: string }): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const asked = readRequestPath(request.raw.url ?? '/');
      if (!asked) return refuse(reply, 400);
      const path = canonicalPath(asked.path);
      const name = fileOfPath(path);
      if (!name) return sendNotFound(live, request, reply, path);

      const file = await readLiveFile(live, name, request.headers['accept-encoding']);
      if (file && asked.path === path) return sendFile(request, reply, file);
      if (file) return redirectTo(reply, encodePath(path) + asked.query);

      const redirects = await readRedirects(live).catch((error: unknown) => {
        request.log.error({ err: error }, 'redirects.json cannot be read: nothing is redirected');
        return [];
      });
      const target = findRedirect(redirects, path);
      if (target) return redirectTo(reply, withQuery(target, asked.query));
      return sendNotFound(live, request, reply, path);
    },
  });
}
