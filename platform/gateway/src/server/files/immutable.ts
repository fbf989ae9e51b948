import type { FastifyError, FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import path from 'node:path';

import { readRequestPath } from '#server/requests/requestPath.ts';
import { refuse } from '#server/requests/refuse.ts';
import { refuseForNow } from '#server/requests/unavailable.ts';
import { sendFile } from './sendFile.ts';

/** `/<package>/<file>`: what pages load of a release. Not source maps, nor hidden files. */
const releaseFile = /^(?:\/[^/.][^/]*)+\/[^/.][^/]*\.(?:js|css|woff2|svg|png|jpg|webp|avif|webm|mp4)$/;

/** `/<folder>/<name>.<version>-<width>.<format>`, a picture or a loop. */
const pictureFile = /^\/[^/.][^/]*\/[^/.][^/]*\.(?:avif|webp|webm|mp4)$/;

/** The folders of a site whose files never change under their name, and which of these browsers may have. */
export const immutableFolders: Readonly<Record<string, RegExp>> = {
  releases: releaseFile,
  pictures: pictureFile,
};

type Options = { site: string; folder: string };

const CACHING = 'public, max-age=31536000, immutable';

/** Under its name a file never changes. */
const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 27);

/** Serves one of these folders, byte ranges included: a file that is removed is away, and back when it is back. */
export async function serveImmutable(server: FastifyInstance, { site, folder }: Options) {
  const allowed = immutableFolders[folder] ?? /^$/;
  const root = path.join(site, folder);

  // Not the site's 404 page: a script or style that a browser waits for must fail short and uncached.
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    // A range beyond its end, for one.
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, error.statusCode);
    request.log.error({ err: error }, 'a file cannot be read');
    return refuseForNow(reply);
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const asked = readRequestPath(request.raw.url ?? '/');
      if (!asked) return refuse(reply, 400);
      const name = asked.path.slice(server.prefix.length);
      if (!allowed.test(name)) return refuse(reply, 404);
      const hash = hashOf(folder + name);
      return sendFile(request, reply, { root, name, caching: CACHING, hash, hasRanges: true });
    },
  });
}
