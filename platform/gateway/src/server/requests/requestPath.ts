import { extname } from 'node:path';

/** The decoded path of a request, and its query with the question mark (or an empty string). */
export type RequestPath = { path: string; query: string };

const hasControlCharacter = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text);
const isDotSegment = (segment: string): boolean => segment === '.' || segment === '..';

/**
 * Reads the path of a request from the raw request line, before anything normalizes it.
 * @param rawUrl request target: `/help?x=1`, or the absolute form that proxies may send
 * @returns undefined for malformed escapes, encoded slashes, backslashes, control characters, `.` and `..` segments,
 *   which only an attack or a broken link has
 */
export function readRequestPath(rawUrl: string): RequestPath | undefined {
  const target = rawUrl.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (/%2f|%5c/i.test(rawPath)) return undefined;
  try {
    const path = decodeURIComponent(rawPath) || '/';
    if (!path.startsWith('/') || path.includes('\\') || hasControlCharacter(path)) return undefined;
    return path.split('/').some(isDotSegment) ? undefined : { path, query };
  } catch {
    return undefined;
  }
}

/** The canonical path of a page, without a slash or `index.html` at its end. */
export const canonicalPath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '') || '/';

/** Escapes a decoded path for a Location header. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The path of a request for logs, without the query, which may contain personal data. */
export const loggedPath = (rawUrl: string): string => (rawUrl.split(/[?#]/, 1)[0] ?? '').slice(0, 200);

/** Extensions of public files of a composed site. JSON is not among them. */
const publicFile = /\.(?:html|xml|txt|svg|webmanifest|ico|png|jpg|webp|avif|webm|mp4|css|js|woff2)$/;

/** Folder of the documents that compose made for pages, slots and the search. */
const DATA = 'data/';

/** Public JSON of a composed site: documents and live remotes. The gateway alone reads the other JSON files. */
const isPublicJson = (name: string): boolean => name === 'registry.json' || name.startsWith(DATA);

/** Scripts request these paths, so a missing one gets a plain 404 instead of a page. */
export const isDataPath = (path: string): boolean => path.startsWith(`/${DATA}`);

const isHidden = (segment: string): boolean => segment.startsWith('.') && segment !== '.well-known';

/**
 * File of a composed site for a path: `/help` → `help/index.html`, `/robots.txt` → `robots.txt`.
 * @param pathname decoded and canonical
 * @returns undefined when no public file can have that path
 */
export function fileOfPath(pathname: string): string | undefined {
  const segments = pathname.split('/').slice(1);
  if (pathname === '/') return 'index.html';
  if (segments.includes('') || segments.some(isHidden) || segments.at(-1) === '404.html') return undefined;
  const name = segments.join('/');
  if (extname(name) === '.json') return isPublicJson(name) ? name : undefined;
  return publicFile.test(name) ? name : `${name}/index.html`;
}
