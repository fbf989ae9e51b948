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
