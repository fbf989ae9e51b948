import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The address in an entry of `X-Forwarded-For`: some proxies add the client's port, IPv6 then in brackets. */
export function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const candidates = [text, /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1], /^([\d.]+):\d+$/.exec(text)?.[1]];
  return candidates.find((candidate) => candidate !== undefined && isIP(candidate) > 0);
}

/**
 * Leaves addresses alone in `X-Forwarded-For`. With its port, one client would be as many as it has
 * connections; whatever is no address at all is nobody.
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
