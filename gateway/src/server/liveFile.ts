import path from 'node:path';

import type { Composition } from './composition.ts';
import { contentTypeOf } from './contentTypes.ts';
import type { FileMemory, KeptFile } from './fileMemory.ts';
import { acceptedSiblings } from './negotiate.ts';

export type LiveFile = KeptFile & { contentType: string; encoding: string | undefined };

const isHidden = (segment: string): boolean => segment.startsWith('.') && segment !== '.well-known';

/** JSON of a composed site that browsers may have: which remotes are live. The rest is the server's own. */
const publicJson = 'registry.json';

/**
 * File of a composed site behind a path: `/faq` → `faq/index.html`, `/robots.txt` → itself.
 * @param pathname decoded and canonical
 * @returns undefined when no served file can have that path
 */
export function fileOfPath(pathname: string): string | undefined {
  const segments = pathname.split('/').slice(1);
  if (pathname === '/') return 'index.html';
  if (segments.includes('') || segments.some(isHidden) || segments.at(-1) === '404.html') return undefined;
  const name = segments.join('/');
  const extension = path.extname(pathname);
  if (extension === '.json') return name === publicJson ? name : undefined;
  return contentTypeOf(extension) === undefined ? `${name}/index.html` : name;
}

/**
 * Reads a file in the best encoding that the client takes.
 * @returns undefined when the site has no such file
 * @throws Error of the file system when it cannot be read and is not in memory
 */
export async function readLiveFile(
  { dir, files }: Composition,
  memory: FileMemory,
  file: string,
  acceptEncoding: string | undefined,
): Promise<LiveFile | undefined> {
  if (!files.has(file)) return undefined;
  const contentType = contentTypeOf(path.extname(file)) ?? 'application/octet-stream';
  for (const { encoding, extension } of acceptedSiblings(acceptEncoding)) {
    if (!files.has(file + extension)) continue;
    const full = `${dir}/${file}${extension}`;
    const sibling = memory.get(full) ?? (await memory.read(full).catch(() => undefined));
    if (sibling) return { ...sibling, contentType, encoding };
  }
  return { ...(await memory.read(`${dir}/${file}`)), contentType, encoding: undefined };
}

/** Whether the client's copy is the one that would be sent, by an `If-None-Match` header. */
export const isFresh = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
