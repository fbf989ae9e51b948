import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A file to send, and its headers. */
export type SentFile = {
  /** Absolute path of a folder whose files never change. */
  root: string;
  /** Path of a public file in that folder. */
  name: string;
  caching: string;
  /** Hash for the ETag, which is the same for all encodings. Undefined: the response has no ETag. */
  hash: string | undefined;
  /** Whether byte ranges are allowed. */
  hasRanges: boolean;
};

/** Whether `If-None-Match` says that the client has this content already. */
const isFresh = (hash: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === `"${hash}"` || tag === '*');

/** Registers the plugin that sends files, in the best precompressed encoding (`.br`, `.gz`). */
export function registerStaticFiles(server: FastifyInstance): void {
  void server.register(fastifyStatic, {
    serve: false,
    root: '/',
    preCompressed: true,
    index: false,
    redirect: false,
    // Callers of sendFile check beforehand which files are public.
    dotfiles: 'allow',
    // The plugin would use file times, which differ between replicas.
    etag: false,
    lastModified: false,
    cacheControl: false,
  });
}

/** Pictures and icons, which search engines, mail and chat programs load from their own pages. */
const picture = /\.(?:svg|ico|png|jpg|webp|avif)$/;

/** Sends a file, or 304 if the client has it. A missing file calls the scope's not-found handler. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, name, caching, hash, hasRanges }: SentFile,
): FastifyReply {
  reply.headers({ 'cache-control': caching, vary: 'Accept-Encoding' });
  if (picture.test(name)) reply.header('cross-origin-resource-policy', 'cross-origin');
  // The ETag is weak, because all encodings share it.
  if (hash !== undefined) reply.header('etag', `W/"${hash}"`);
  if (hash !== undefined && isFresh(hash, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.sendFile(name, root, { acceptRanges: hasRanges });
}
