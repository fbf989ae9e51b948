import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { refuse } from './refuse.ts';
import { readRequestPath } from './requestPath.ts';

/** `/<package>/<version>/web/<file>`: the part of a release that browsers may have, without hidden files. */
export const releaseFile = /^\/[^/.][^/]*\/[^/.][^/]*\/web(?:\/[^/.][^/]*)+$/;

/** `/<folder>/<name>.<version>-<width>.<format>`, a picture or a loop. */
export const pictureFile = /^\/[^/.][^/]*\/[^/.][^/]*\.(?:avif|webp|webm|mp4)$/;

/** `/<package>/<version>/<lang>/<name>.json`, what compose made for a page, a slot or a search. */
export const dataFile = /^\/[^/.][^/]*\/[^/.][^/]*\/[a-z]{2}(?:\/[^/.][^/]*)+\.json$/;

/** Compressed siblings are sent under the name of their file, never by their own. */
const isSibling = (path: string): boolean => /\.(?:br|gz)$/.test(path);

/**
 * Serves files that never change under their name, byte ranges included. Nothing is kept in memory:
 * a release that is removed answers 404 at once, and 200 when it is back.
 * @param options.folder absolute path of the folder
 * @param options.allowed paths in it that browsers may have
 */
export async function serveImmutable(
  server: FastifyInstance,
  { folder, allowed }: { folder: string; allowed: RegExp },
) {
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
  });
  // Not the site's 404 page: a script or style that a browser waits for must fail short and uncached.
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = readRequestPath(request.raw.url ?? '/')?.path;
      if (path === undefined) return refuse(reply, 400);
      const file = path.slice(server.prefix.length);
      return allowed.test(file) && !isSibling(file) ? reply.sendFile(file) : refuse(reply, 404);
    },
  });
}
