import type { IncomingMessage } from 'node:http';

const own = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a development server may answer: any website can send requests to this machine, by its name or by one of
 * its own that leads here. An `Origin` is a page's word; without one a person or a program of this machine asks.
 */
export function isOwnRequest({ headers: { host = '', origin } }: IncomingMessage): boolean {
  if (!own.test(host)) return false;
  return origin === undefined || (URL.canParse(origin) && own.test(new URL(origin).host));
}
