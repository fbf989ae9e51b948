import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Headers of every response. Each page has a stricter policy in a `<meta>`, with the hashes of its inline scripts and styles. */
const everyAnswer = {
  'content-security-policy': "object-src 'none';form-action 'self';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The chat reads the page's language from the path in the referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
};

/** @param hstsMaxAge seconds; undefined sends no Strict-Transport-Security, as plain HTTP requires */
export const securityHeaders = (hstsMaxAge: number | undefined): Readonly<Record<string, string>> => ({
  ...everyAnswer,
  ...(hstsMaxAge !== undefined && { 'strict-transport-security': `max-age=${hstsMaxAge}` }),
});

const isValidHost = (host: string): boolean =>
  /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host);

/**
 * Whether a request has exactly one valid `Host` header; HTTP/1.0 requests may have none. No answer depends on the host,
 * but later code may trust it.
 */
export function hasValidHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  const hosts = rawHeaders.filter(
    (_value, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2 === 1,
  );
  const isOptional = httpVersion === '1.0';
  return hosts.every(isValidHost) && (hosts.length === 1 || (isOptional && hosts.length === 0));
}

/** Reads an IP address from an entry of `X-Forwarded-For`. Some proxies add the port and put IPv6 in brackets. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const candidates = [text, /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1], /^([\d.]+):\d+$/.exec(text)?.[1]];
  return candidates.find((candidate) => candidate !== undefined && isIP(candidate) > 0);
}

/**
 * Removes ports and invalid entries from `X-Forwarded-For`. With ports, each connection would count as another client in
 * rate limits.
 */
export function cleanForwardedFor({ headers }: IncomingMessage): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const addresses = String(given)
    .split(',')
    .flatMap((entry) => addressIn(entry) ?? []);
  if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(', ');
  else delete headers['x-forwarded-for'];
}
