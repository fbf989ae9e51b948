import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { acceptedSiblings } from './negotiate.ts';

/** JSON of `live/` that browsers read: which remotes are live. */
const publicJson = 'registry.json';

/** Kinds of files that are served from `live/`. What is not listed stays inside, and so does all other JSON. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const typeOf = (file: string): string | undefined =>
  file === publicJson ? 'application/json; charset=utf-8' : contentTypes[path.extname(file)];

export type LiveFile = { body: Buffer; contentType: string; encoding?: string; etag: string };

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(String(error.code));

/** Reads a file afresh each time: compose swaps the folder while the server runs. */
async function readIfPresent(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isHidden = (segment: string): boolean => segment.startsWith('.') && segment !== '.well-known';

/**
 * File of `live/` behind a path: `/faq` → `faq/index.html`, `/robots.txt` → itself.
 * @param pathname decoded and canonical
 * @returns undefined when no served file can have that path
 */
export function fileOfPath(pathname: string): string | undefined {
  const segments = pathname.split('/').slice(1);
  if (pathname === '/') return 'index.html';
  if (segments.includes('') || segments.some(isHidden) || segments.at(-1) === '404.html') return undefined;
  const isFile = typeOf(pathname.slice(1)) !== undefined;
  return isFile ? segments.join('/') : [...segments, 'index.html'].join('/');
}

/**
 * Reads a file in the best encoding that the client takes. Its ETag is a hash of the bytes sent, so it is
 * strong, differs per encoding and is the same on every replica.
 * @param folder absolute path of `live/`
 */
export async function readLiveFile(
  folder: string,
  file: string,
  acceptEncoding: string | undefined,
): Promise<LiveFile | undefined> {
  const full = path.join(folder, file);
  const contentType = typeOf(file) ?? 'application/octet-stream';
  const choices = [...acceptedSiblings(acceptEncoding), { encoding: undefined, extension: '' }];
  for (const { encoding, extension } of choices) {
    const body = await readIfPresent(full + extension);
    if (body) {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      return { body, contentType, encoding, etag };
    }
  }
  return undefined;
}

/** Whether the client's copy is the one that would be sent, by an `If-None-Match` header. */
export const isFresh = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
