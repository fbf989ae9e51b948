import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { recompose, writeSiteFile } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';

const words = JSON.stringify({ kinds: {}, one: '', many: '', none: 'Nada de «{query}».', likely: '' });
const page = `<html lang="es"><input name="q" value=""><div id="search-results" data-words="${words.replaceAll('"', '&quot;')}"></div>`;

it.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('a client that accepts "%s" gets results as %s', async (accepted, encoding) => {
  const { server, site } = await startServer();
  await recompose(site, (dir) => writeSiteFile(dir, `find/index.html`, page));

  const response = await server.inject({
    url: `/find?q=botox`,
    headers: { 'accept-encoding': accepted },
  });

  expect(response.headers['content-encoding']).toBe(encoding);
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? Buffer.from;
  expect(decompress(response.rawPayload).toString()).toContain('Nada de &#171;botox');
});

const withPage = async () => {
  const { server, site } = await startServer();
  await recompose(site, (dir) => writeSiteFile(dir, `find/index.html`, page));
  return server;
};

it('a robot that asks for no words, or for the head alone, costs no search', async () => {
  const server = await withPage();

  const [head, wordless] = [
    await server.inject({ method: 'HEAD', url: `/find?q=botox` }),
    await server.inject(`/find?q=%20`),
  ];

  expect(head).toMatchObject({ statusCode: 200, body: '' });
  expect(head.headers['cache-control']).toBe('no-cache');
  expect(wordless.body).toBe(page);
});

it('a client that searches without end gets the page as it was composed, and others their results', async () => {
  const server = await withPage();
  const search = async (words: string, remoteAddress: string) =>
    (await server.inject({ url: `/find?q=${words}`, remoteAddress })).body;
  const flood: string[] = [];
  // One after the other, as over one connection.
  for (let at = 0; at < 80; at += 1) flood.push(await search(`botox${at}`, '10.0.0.1'));

  expect(flood.filter((body) => body !== page)).toHaveLength(60);
  expect(flood.filter((body) => body === page)).toHaveLength(20);
  expect(await search('botox', '10.0.0.2')).not.toBe(page);
  // What was found already costs nothing.
  expect(await search('botox1', '10.0.0.1')).not.toBe(page);
});
