import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Reads an IP address from an entry of `X-Forwarded-For`. Some proxies add the port and put IPv6 in brackets. */
export function addressIn(entry: string): string | undefined {
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
