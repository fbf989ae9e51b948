import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { recompose, writeSiteFile } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';

const words = JSON.stringify({ kinds: {}, one: '', many: '', none: 'Nada de «{query}».', likely: '' });
const page = `<input name="q" value=""><div id="search-results" data-words="${words.replaceAll('"', '&quot;')}"></div>`;

it.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('a client that accepts "%s" gets results as %s', async (accepted, encoding) => {
  const { server, site } = await startServer();
  await recompose(site, (dir) => writeSiteFile(dir, 'buscar/index.html', page));

  const response = await server.inject({ url: '/buscar?q=botox', headers: { 'accept-encoding': accepted } });

  expect(response.headers['content-encoding']).toBe(encoding);
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? Buffer.from;
  expect(decompress(response.rawPayload).toString()).toContain('Nada de');
});
