import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { shareServer, startServer } from '#server/testing/startServer.ts';

const shared = shareServer();

const script = '/releases/shell/static/app.d4e5.js';
const video = '/releases/shell/static/loop.webm';

describe('files of a release', () => {
  it('may be kept for ever', async () => {
    const { server } = await shared();

    const response = await server.inject(script);

    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
    expect(response.headers.vary?.toString().toLowerCase()).toBe('accept-encoding');
    expect(response.body).toContain('answer = 42');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s to a client that accepts it', async (encoding, decompress) => {
    const { server } = await shared();

    const response = await server.inject({ url: script, headers: { 'accept-encoding': encoding } });

    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript; charset=utf-8');
    expect(decompress(response.rawPayload).toString()).toContain('answer = 42');
  });

  it.each([
    ['font.woff2', 'font/woff2'],
    ['photo.avif', 'image/avif'],
    ['loop.webm', 'video/webm'],
  ])('%s, which has no compressed sibling, is served as %s', async (name, type) => {
    const { server } = await shared();

    const response = await server.inject({
      url: `/releases/shell/static/${name}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it('HEAD gives the headers and no body', async () => {
    const { server } = await shared();

    const response = await server.inject({ method: 'HEAD', url: script });

    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
  });

  it('a browser that revalidates one downloads nothing', async () => {
    const { server } = await shared();
    const { etag = '' } = (await server.inject(script)).headers;

    const response = await server.inject({ url: script, headers: { 'if-none-match': etag } });

    expect(response.statusCode).toBe(304);
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  it('a video can be played from the middle', async () => {
    const { server } = await shared();

    const part = await server.inject({ url: video, headers: { range: 'bytes=2-4' } });
    const beyond = await server.inject({ url: video, headers: { range: 'bytes=99-' } });

    expect([part.statusCode, part.body]).toEqual([206, '234']);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect(beyond.statusCode).toBe(416);
  });
});

it.each([
  '/releases/shell/static/gone.js',
  '/releases/mfe-help/static/app.d4e5.js',
  '/releases/shell/static/app.d4e5.js.map',
  '/releases/shell/.hidden.js',
  '/releases/shell/static',
  '/releases/shell/static/',
  '/releases/shell//static/app.d4e5.js',
  '/releases/shell/static/app.d4e5.js.br',
  '/releases/shell',
  '/releases/app.d4e5.js',
  '/releases/',
  `/releases/shell/${'a'.repeat(300)}`,
])('%.60s is a short 404 that nobody keeps', async (url) => {
  const { server } = await shared();

  const response = await server.inject({ url, headers: { 'accept-encoding': 'br' } });

  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe('404 Not Found\n');
});

it('a release that goes away and comes back costs its own files and no page', async () => {
  const { server, site } = await startServer();
  const [folder, away] = [path.join(site, 'releases/shell'), path.join(site, 'away')];
  const statuses = async () =>
    Promise.all([script, '/help'].map(async (url) => (await server.inject(url)).statusCode));

  const before = await statuses();
  await rename(folder, away);
  const during = await statuses();
  await rename(away, folder);
  const after = await statuses();

  expect([before, during, after]).toEqual([
    [200, 200],
    [404, 200],
    [200, 200],
  ]);
});

it('a site without any release still serves its pages', async () => {
  const { server, site } = await startServer();
  await rm(path.join(site, 'releases'), { recursive: true });

  const [file, page] = await Promise.all([server.inject(script), server.inject('/')]);

  expect([file.statusCode, page.statusCode]).toEqual([404, 200]);
});

describe('documents that compose made', () => {
  const list = '/data/mfe-stall/d1d2d3/es/stall/rye.json';

  it('are JSON that browsers ask about anew, and do not load twice', async () => {
    const { server } = await shared();

    const response = await server.inject({ url: list, headers: { 'accept-encoding': 'br' } });

    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(
      (await server.inject({ url: list, headers: { 'if-none-match': String(response.headers.etag) } }))
        .statusCode,
    ).toBe(304);
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toHaveProperty('products');
  });

  it.each([
    '/data/mfe-stall/d1d2d3/es/stall/nada.json',
    '/data/mfe-stall/eeeeee/es/stall/rye.json',
    '/data/mfe-stall/d1d2d3/es/stall/rye.json.br',
    '/data/mfe-stall/d1d2d3/es/stall',
  ])('%s is not one, and says so in a word', async (url) => {
    const { server } = await shared();

    const response = await server.inject(url);

    expect([response.statusCode, response.body]).toEqual([404, '404 Not Found\n']);
  });
});
