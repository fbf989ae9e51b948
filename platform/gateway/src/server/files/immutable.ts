import { createHash } from 'node:crypto';
import path from 'node:path';

import type { FastifyError, FastifyInstance } from 'fastify';

import { refuse, serviceUnavailable } from '#server/requests/refuse.ts';
import { readRequestPath } from '#server/requests/requestPath.ts';

import { sendFile } from './sendFile.ts';

/** `/<package>/<file>`: files that pages load from a release, without source maps and hidden files. */
const releaseFile = /^(?:\/[^/.][^/]*)+\/[^/.][^/]*\.(?:js|css|woff2|svg|png|jpg|webp|avif|webm|mp4)$/;

/** `/<folder>/<name>.<version>-<width>.<format>`, a picture or a looped video; drawings have no width. */
const pictureFile = /^\/[^/.][^/]*\/[^/.][^/]*\.(?:svg|avif|webp|webm|mp4)$/;

/** Folders of a site whose files never change, with a pattern of the public ones. */
export const immutableFolders: Readonly<Record<string, RegExp>> = {
  releases: releaseFile,
  pictures: pictureFile,
};

type Options = { site: string; folder: string };

const CACHING = 'public, max-age=31536000, immutable';

/** The name is enough for an ETag, because a file with this name never changes. */
const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 27);

/** Serves one of these folders, including byte ranges. */
export async function serveImmutable(server: FastifyInstance, { site, folder }: Options) {
  const allowed = immutableFolders[folder] ?? /^$/;
  const root = path.join(site, folder);

  // A missing script or style gets a short uncached answer instead of the site's 404 page.
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    // For example a range beyond the end of the file.
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, error.statusCode);
    request.log.error({ err: error }, 'a file cannot be read');
    return serviceUnavailable(reply);
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
