import path from 'node:path';

import { contentTypeOf } from './contentTypes.ts';
import type { FileMemory, KeptFile } from './fileMemory.ts';
import { acceptedSiblings, siblingsOf, type Sibling } from './negotiate.ts';
import { canonicalPath, encodePath } from '#server/requests/requestPath.ts';

/** Where one encoding of a file stands, and what is said of it. */
type Variant = { path: string; headers: Readonly<Record<string, string>> };

/** A file of a composed site, with all that is known of it before anybody asks. */
export type SiteFile = { plain: Variant } & Partial<Record<Sibling['encoding'], Variant>>;

export type LiveFile = { kept: KeptFile; headers: Variant['headers'] };

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

/** The address at which a file is served, as links and browsers write it; undefined when none leads to it. */
export function addressOfFile(name: string): string | undefined {
  const address = canonicalPath(`/${name}`);
  return fileOfPath(address) === name && encodePath(address) === address ? address : undefined;
}

/**
 * @param dir absolute path of the composed site
 * @param names of all files in it
 */
export function describeFile(dir: string, name: string, names: ReadonlySet<string>): SiteFile {
  const common = {
    'content-type': contentTypeOf(path.extname(name)) ?? 'application/octet-stream',
    vary: 'Accept-Encoding',
  };
  const siblings = siblingsOf(name)
    .filter((sibling) => names.has(sibling.name))
    .map(({ encoding, name }) => [
      encoding,
      { path: path.join(dir, name), headers: { ...common, 'content-encoding': encoding } },
    ]);
  return { plain: { path: path.join(dir, name), headers: common }, ...Object.fromEntries(siblings) };
}

/**
 * Reads a file in the best encoding that the client takes.
 * @throws Error of the file system when it cannot be read and is not in memory
 */
export async function readLiveFile(
  file: SiteFile,
  memory: FileMemory,
  acceptEncoding: string | undefined,
): Promise<LiveFile> {
  for (const { encoding } of acceptedSiblings(acceptEncoding)) {
    const variant = file[encoding];
    const kept =
      variant && (memory.get(variant.path) ?? (await memory.read(variant.path).catch(() => undefined)));
    if (kept) return { kept, headers: variant.headers };
  }
  return { kept: await memory.read(file.plain.path), headers: file.plain.headers };
}

/** Whether the client's copy is the one that would be sent, by an `If-None-Match` header. */
export const isFresh = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
