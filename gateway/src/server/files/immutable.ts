import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { contentTypeOf } from './contentTypes.ts';
import type { FileMemory } from './fileMemory.ts';
import { isFresh } from './liveFile.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import { acceptedSiblings } from './negotiate.ts';
import { refuse } from '#server/requests/refuse.ts';
import { readRequestPath } from '#server/requests/requestPath.ts';
import { refuseForNow } from '#server/requests/unavailable.ts';

/**
 * `/<package>/<version>/web/<file>`: what pages load of a release. Not what describes the build, nor what runs on
 * the server, nor source maps, nor hidden files.
 */
const releaseFile =
  /^\/[^/.][^/]*\/[^/.][^/]*\/web(?:\/[^/.][^/]*)*\/[^/.][^/]*\.(?:js|css|woff2|svg|png|jpg|webp|avif|webm|mp4)$/;

/** `/<folder>/<name>.<version>-<width>.<format>`, a picture or a loop. */
const pictureFile = /^\/[^/.][^/]*\/[^/.][^/]*\.(?:avif|webp|webm|mp4)$/;

/** `/<package>/<version>/<lang>/<name>.json`, what compose made for a page, a slot or a search. */
const dataFile = /^\/[^/.][^/]*\/[^/.][^/]*\/[a-z]{2}(?:\/[^/.][^/]*)+\.json$/;

/** The folders of a site whose files never change under their name, and which of these browsers may have. */
export const immutableFolders: Readonly<Record<string, RegExp>> = {
  releases: releaseFile,
  pictures: pictureFile,
  data: dataFile,
};

type Options = { site: string; folder: string; live: LiveSite; memory: FileMemory };

const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Under its name a file never changes, so the name tells its version; weak, since encodings share it. */
const tagOf = (file: string): string =>
  `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;

/**
 * Serves one of these folders, byte ranges included. From the disk: a release that is removed answers 404 at
 * once, and 200 when it is back. Only while the site's whole folder is gone, or the disk fails, from memory.
 */
export async function serveImmutable(server: FastifyInstance, { site, folder, live, memory }: Options) {
  const allowed = immutableFolders[folder] ?? /^$/;
  await server.register(fastifyStatic, {
    root: path.join(site, folder),
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    // Made of times of the disk, which differ between replicas.
    etag: false,
    lastModified: false,
    immutable: true,
    maxAge: '365d',
  });

  /** The path below the folder, when browsers may have what is there. */
  const servedPath = ({ raw }: FastifyRequest): string | undefined => {
    const asked = readRequestPath(raw.url ?? '/')?.path.slice(server.prefix.length);
    return asked !== undefined && allowed.test(asked) ? asked : undefined;
  };

  function sendFromMemory(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const file = servedPath(request);
    if (file === undefined) return undefined;
    const full = path.join(site, folder, file);
    const [brotli, plain] = [memory.get(`${full}.br`), memory.get(full)];
    const kept = brotli ?? plain;
    if (!kept) return undefined;
    const takesBrotli = acceptedSiblings(request.headers['accept-encoding']).some(
      ({ encoding }) => encoding === 'br',
    );
    if (brotli && takesBrotli) reply.header('content-encoding', 'br');
    return reply
      .code(200)
      .headers({ 'cache-control': CACHE_CONTROL, etag: kept.etag, vary: 'Accept-Encoding' })
      .type(contentTypeOf(path.extname(file)) ?? 'application/octet-stream')
      .send(brotli && !takesBrotli ? (plain?.body ?? brotliDecompressSync(brotli.body)) : kept.body);
  }

  // Not the site's 404 page: a script or style that a browser waits for must fail short and uncached.
  server.setNotFoundHandler((request, reply) => {
    const isSiteGone = !live.isUpToDate();
    return (isSiteGone && sendFromMemory(request, reply)) || refuse(reply, 404);
  });
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    // A range beyond its end, for one.
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, error.statusCode);
    request.log.error({ err: error }, 'a file cannot be read');
    return sendFromMemory(request, reply) ?? refuseForNow(reply);
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      if (!readRequestPath(request.raw.url ?? '/')) return refuse(reply, 400);
      const file = servedPath(request);
      if (file === undefined) return refuse(reply, 404);
      const tag = tagOf(`${folder}${file}`);
      if (isFresh(tag, request.headers['if-none-match'])) {
        return reply
          .code(304)
          .headers({ etag: `W/${tag}`, 'cache-control': CACHE_CONTROL })
          .send();
      }
      return reply.header('etag', `W/${tag}`).sendFile(file);
    },
  });
}
