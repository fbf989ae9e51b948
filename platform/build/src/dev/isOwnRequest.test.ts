import type { IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { isOwnRequest } from './isOwnRequest.ts';

const asks = (host?: string, origin?: string) =>
  isOwnRequest({ headers: { host, origin } } as unknown as IncomingMessage);

it.each([
  ['localhost:3000', undefined],
  ['127.0.0.1:3010', undefined],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['localhost:3000', 'http://localhost:3001'],
])('answers who asks from this machine: %s %s', (host, origin) => {
  expect(asks(host, origin)).toBe(true);
});

it.each([
  ['evil.example:3000', undefined],
  ['localhost.evil.example', undefined],
  ['localhost:3000', 'https://evil.example'],
  ['localhost:3000', 'null'],
  [undefined, undefined],
])('refuses a website, by its origin or by a name of its own: %s %s', (host, origin) => {
  expect(asks(host, origin)).toBe(false);
});
