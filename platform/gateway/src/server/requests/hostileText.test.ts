import { expect, it } from 'vitest';

import { shareServer } from '#server/testing/startServer.ts';

const words = JSON.stringify({ kinds: {}, one: '', many: '', none: '', likely: '' });
const page = `<html lang="es"><input name="q" value=""><div id="search-results" data-words="${words.replaceAll('"', '&quot;')}"></div>`;

const shared = shareServer({ measuredShare: 100 }, { [`live/find/index.html`]: page });

/** An expression that goes over a part of its text twice needs seconds for 32 kB of one of these. */
const parts = [' ', '1 ', 'a', 'a.', '/', '/a', '../', '\\', ':1', '\n', '\u0301', '😀', '%', '-'];

const fill = (part: string, size: number): string => `/${part.repeat(size / part.length)}z`;

const report = (payload: object, at: number) => ({
  method: 'POST' as const,
  url: '/visits',
  remoteAddress: `203.0.113.${at}`,
  headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
  payload: JSON.stringify({ name: 'error', page: '/help', value: 1, ...payload }),
});

const fields: readonly [string, (value: string) => object][] = [
  ['name', (name) => ({ name })],
  ['page', (text) => ({ page: text })],
  ['value', (value) => ({ value })],
  ['what', (what) => ({ name: 'count', what })],
  ['type', (type) => ({ error: { type, frames: [] } })],
  ['frames', (frame) => ({ error: { type: 'Error', frames: [`/releases/a/${frame}`] } })],
  ['another field', (text) => ({ error: { type: 'Error', frames: [] }, [text]: text, page: 7 })],
];

it.each(fields)('a report of a visit with far too much in %s is refused at once', async (_field, make) => {
  const { server } = await shared();

  const statuses: number[] = [];
  for (const [at, part] of parts.entries()) {
    statuses.push((await server.inject(report(make(fill(part, 600)), at))).statusCode);
    statuses.push((await server.inject(report(make(fill(part, 32_000)), at))).statusCode);
  }

  expect(new Set(statuses)).toEqual(new Set([400, 413]));
});

it.each(parts)('a search for 15 kB of «%s» is answered at once', async (part) => {
  const { server } = await shared();
  const query = encodeURIComponent(fill(part, 15_000)).slice(0, 15_000);

  const { statusCode } = await server.inject(`/find?q=${query}&q=${part === '%' ? '%' : ''}`);

  expect(statusCode).toBe(200);
});

it.each(parts)('15 kB of «%s» in a path or a header are no page, and stop nobody', async (part) => {
  const { server } = await shared();
  const text = encodeURI(fill(part, 5000)).slice(0, 15_000);

  const paths = [await server.inject(text), await server.inject(`${text}/index.html`)];
  const headers = Object.fromEntries(
    [
      'cookie',
      'referer',
      'accept-language',
      'accept-encoding',
      'if-none-match',
      'x-forwarded-for',
      'range',
    ].map((name) => [name, text.slice(0, 2000)]),
  );
  const { statusCode } = await server.inject({ url: '/help', headers });

  for (const response of paths) expect([301, 400, 404]).toContain(response.statusCode);
  expect(statusCode).toBe(200);
});
