import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is sent of a file, and what is said of it. */
export type SentFile = {
  /** Absolute path of a folder that is never written to. */
  root: string;
  /** Of a file below it that browsers may have. */
  name: string;
  caching: string;
  /** Names the file's content in all encodings. Undefined: the answer is not revalidated. */
  hash: string | undefined;
  /** Whether a part of it may be asked for. */
  hasRanges: boolean;
};

/** Whether the client's copy is the one that would be sent, by an `If-None-Match` header. */
const isFresh = (hash: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === `"${hash}"` || tag === '*');

/** Lets a server send files, in the best encoding that stands beside each (`.br`, `.gz`). */
export function prepareFiles(server: FastifyInstance): void {
  void server.register(fastifyStatic, {
    serve: false,
    root: '/',
    preCompressed: true,
    index: false,
    redirect: false,
    // Who sends a file has said that browsers may have it.
    dotfiles: 'allow',
    // Made of times of the disk, which differ between replicas.
    etag: false,
    lastModified: false,
    cacheControl: false,
  });
}

/** Sends a file, or 304 to who has it. One that is not there goes to the scope's handler of what is not found. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, name, caching, hash, hasRanges }: SentFile,
): FastifyReply {
  reply.headers({ 'cache-control': caching, vary: 'Accept-Encoding' });
  // Weak, since encodings share it.
  if (hash !== undefined) reply.header('etag', `W/"${hash}"`);
  if (hash !== undefined && isFresh(hash, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.sendFile(name, root, { acceptRanges: hasRanges });
}
