import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { recompose, writePage } from '#server/testing/fixtureSite.ts';
import { shareServer, startServer } from '#server/testing/startServer.ts';

const shared = shareServer();

describe('pages', () => {
  it.each([
    ['/', 'Inicio'],
    ['/help', 'Preguntas'],
    ['/help?utm_source=x', 'Preguntas'],
    ['/en', 'Home'],
    ['/en/help', 'Questions'],
    ['/recipes/clinica', 'Clínica'],
  ])('visitor opens %s and reads its page', async (url, title) => {
    const { server } = await shared();

    const response = await server.inject(url);

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/help/', '/help'],
    ['/help/?x=1', '/help?x=1'],
    ['/en/', '/en'],
    ['/help/index.html', '/help'],
    ['/index.html', '/'],
  ])('%s is sent to the one address %s', async (url, location) => {
    const { server } = await shared();

    const response = await server.inject(url);

    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(location);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('HEAD gives the headers of GET and no body', async () => {
    const { server } = await shared();

    const get = await server.inject('/help');
    const head = await server.inject({ method: 'HEAD', url: '/help' });

    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length));
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a client that accepts %s gets the compressed page', async (encoding, decompress) => {
    const { server } = await shared();

    const response = await server.inject({ url: '/help', headers: { 'accept-encoding': encoding } });

    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(decompress(response.rawPayload).toString()).toContain('Preguntas');
  });

  it('a page without compressed siblings is served as it is', async () => {
    const { server, site } = await startServer();
    await recompose(site, (dir) =>
      Promise.all(['br', 'gz'].map((end) => rm(path.join(dir, `help/index.html.${end}`)))),
    );

    const response = await server.inject({ url: '/help', headers: { 'accept-encoding': 'br, gzip' } });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/registry.json', 'application/json; charset=utf-8'],
  ])('%s is served as %s', async (url, type) => {
    const { server } = await shared();

    const response = await server.inject(url);

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
  });
});

describe('other sites, image searches and mail programs', () => {
  it.each([
    ['/favicon.svg', 200, 'cross-origin'],
    ['/open-graph.jpg', 200, 'cross-origin'],
    ['/releases/shell/static/photo.avif', 200, 'cross-origin'],
    ['/pictures/sweets/facial.a1b2-640.webp', 200, 'cross-origin'],
    ['/help', 200, 'same-origin'],
    ['/registry.json', 200, 'same-origin'],
    ['/releases/shell/static/app.d4e5.js', 200, 'same-origin'],
    ['/releases/shell/static/font.woff2', 200, 'same-origin'],
    ['/missing.jpg', 404, 'same-origin'],
  ])('get %s (%d) as %s', async (url, status, policy) => {
    const { server } = await startServer(
      {},
      { 'live/open-graph.jpg': 'bytes', 'pictures/sweets/facial.a1b2-640.webp': 'bytes' },
    );

    const { statusCode, headers } = await server.inject(url);

    expect(statusCode).toBe(status);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });

  it('get a picture that they ask about again with the same policy', async () => {
    const { server } = await shared();
    const { etag = '' } = (await server.inject('/favicon.svg')).headers;

    const { statusCode, headers } = await server.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': etag },
    });

    expect(statusCode).toBe(304);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('revalidation', () => {
  it('a visitor who comes back downloads nothing', async () => {
    const { server } = await shared();
    const { etag = '' } = (await server.inject('/help')).headers;

    const response = await server.inject({ url: '/help', headers: { 'if-none-match': etag } });

    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
    expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  });

  it.each([
    (etag: string) => `"other", ${etag}`,
    (etag: string) => `${etag.replace('W/', '')},"other"`,
    () => '*',
  ])('finds the tag in a list (%#)', async (header) => {
    const { server } = await shared();
    const { etag = '' } = (await server.inject('/help')).headers;

    const response = await server.inject({ url: '/help', headers: { 'if-none-match': header(etag) } });

    expect(response.statusCode).toBe(304);
  });

  it('one weak tag stands for all encodings, so a proxy that unpacks a page keeps it good', async () => {
    const { server } = await shared();
    const tagFor = async (encoding: string) =>
      (await server.inject({ url: '/help', headers: { 'accept-encoding': encoding } })).headers.etag;

    const tags = [await tagFor('identity'), await tagFor('gzip'), await tagFor('br')];

    expect(new Set(tags).size).toBe(1);
  });

  it('after compose changed a page, the visitor gets the new one', async () => {
    const { server, site } = await startServer();
    const { etag = '' } = (await server.inject('/help')).headers;
    await recompose(site, (dir) => writePage(dir, 'help/index.html', 'Respuestas'));

    const response = await server.inject({ url: '/help', headers: { 'if-none-match': etag } });

    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Respuestas');
  });
});

describe('paths without a page', () => {
  it.each([
    ['/nada', 'No existe'],
    ['/nada.html', 'No existe'],
    ['/energia', 'No existe'],
    ['/en/nothing', 'Not found'],
    ['/en/nothing/', 'Not found'],
    ['/help//', 'No existe'],
    ['//evil.example/', 'No existe'],
    ['/404.html', 'No existe'],
    ['/en/404.html', 'Not found'],
    ['/.secret.txt', 'No existe'],
    ['/help/index.html.br', 'No existe'],
    ['/redirects.json', 'No existe'],
    ['/chat.json', 'No existe'],
    ['/settings.json', 'No existe'],
    ['/settings.json.gz', 'No existe'],
    [`/${'a'.repeat(3000)}`, 'No existe'],
    [`/${'a/'.repeat(2000)}b`, 'No existe'],
  ])('%.40s is a real 404 in its language', async (url, title) => {
    const { server } = await shared();

    const response = await server.inject(url);

    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  it('the 404 page comes compressed, and HEAD has no body', async () => {
    const { server } = await shared();
    const headers = { 'accept-encoding': 'br' };

    const get = await server.inject({ url: '/nada', headers });
    const head = await server.inject({ method: 'HEAD', url: '/nada', headers });

    expect(brotliDecompressSync(get.rawPayload).toString()).toContain('No existe');
    expect([head.statusCode, head.body]).toEqual([404, '']);
  });

  it('a site without a 404 page says so in plain text', async () => {
    const { server, site } = await startServer();
    await recompose(site, (dir) =>
      Promise.all(['', '.br', '.gz'].map((end) => rm(path.join(dir, `404.html${end}`)))),
    );

    const response = await server.inject('/nada');

    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('404 Not Found\n');
  });
});

describe('redirects', () => {
  it.each([
    ['/recipes', '/recipes/clinica'],
    ['/recipes/', '/recipes/clinica'],
    ['/recipes/otra/cosa?x=1', '/recipes/clinica?x=1'],
    ['/en/recipes/other', '/en/recipes/clinica'],
  ])('%s leads to %s', async (url, location) => {
    const { server } = await shared();

    const response = await server.inject(url);

    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(location);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('a page wins over a redirect that covers it', async () => {
    const { server } = await shared();

    const response = await server.inject('/recipes/clinica');

    expect(response.statusCode).toBe(200);
  });

  it('a target whose page is missing is a 404, not a circle', async () => {
    const { server } = await shared();

    const response = await server.inject('/en/recipes/clinica');

    expect(response.statusCode).toBe(404);
  });

  it('a broken list costs its redirects and no page', async () => {
    const { server, site } = await startServer();
    await recompose(site, (dir) => writeFile(path.join(dir, 'redirects.json'), '{"from":'));

    const [page, missing] = await Promise.all([server.inject('/help'), server.inject('/recipes')]);

    expect([page.statusCode, missing.statusCode]).toEqual([200, 404]);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('%s on a page is refused', async (method) => {
  const { server } = await shared();

  const response = await server.inject({
    method,
    url: '/help',
    headers: { 'content-type': 'application/json' },
    payload: '{"broken',
  });

  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});
