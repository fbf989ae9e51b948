import type { IncomingMessage } from 'node:http';

/** A request's path, decoded once, and its query with the question mark (or an empty string). */
export type RequestPath = { path: string; query: string };

const hasControlCharacter = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text);
const isDotSegment = (segment: string): boolean => segment === '.' || segment === '..';

/**
 * Reads the path of a request as it came over the wire, before anything normalized it.
 * @param rawUrl request target: `/help?x=1`, or the absolute form that proxies may send
 * @returns undefined for a path that only an attack or a broken link can have: malformed escapes,
 *   encoded slashes, backslashes, control characters, `.` and `..` segments
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

/** The one address of a page: no slash at its end, no `index.html`. */
export const canonicalPath = (path: string): string => path.replace(/\/(?:index\.html)?$/, '') || '/';

/** Escapes a decoded path for a Location header. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** What logs may say of a request: its path without the query, where people's words could stand. */
export const loggedPath = (rawUrl: string): string => (rawUrl.split(/[?#]/, 1)[0] ?? '').slice(0, 200);

const isHost = (host: string): boolean =>
  /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host);

/**
 * Whether a request names one host, which can be one; before HTTP/1.1 it may name none. No answer depends on it, but what
 * comes after may trust it.
 */
export function hasGoodHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter(
    (_value, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1,
  );
  const isOptional = httpVersion === '1.0';
  return hosts.every(isHost) && (hosts.length === 1 || (isOptional && hosts.length === 0));
}
