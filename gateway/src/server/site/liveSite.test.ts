import Fastify from 'fastify';
import { renameSync, symlinkSync } from 'node:fs';
import { cp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';

import { createLiveSite } from './liveSite.ts';
import { makeSite, recompose, writePage } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';

// Visitors who never pause share the processor with the copying of the site.
vi.setConfig({ testTimeout: 30_000 });

const script = '/releases/shell/a1b2c3/web/static/app.d4e5.js';
const list = '/data/mfe-shop/d1d2d3/es/tienda/capilar.json';

/** A server that has read all of its site into memory. */
async function startWarm() {
  const lines: string[] = [];
  const started = await startServer({
    metrics: { host: '127.0.0.1', port: 0 },
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
  });
  const { address } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served');
  const read = async () => (await fetch(`http://127.0.0.1:${address.port}/metrics`)).text();
  await vi.waitUntil(() => lines.some((line) => line.includes('the site is in memory')));
  return { ...started, lines, read };
}

describe('a site that is swapped while visitors come', () => {
  it('answers every one of them, and the next one with the new page', async () => {
    const { server, site } = await startServer();
    const statuses = new Set<number>();
    const over = new AbortController();
    const visitor = async () => {
      while (!over.signal.aborted) {
        for (const url of ['/faq', '/', script, '/nada']) {
          const { statusCode } = await server.inject(url);
          await setImmediate();
          statuses.add(url === '/nada' ? statusCode - 204 : statusCode);
        }
      }
    };

    const visitors = [visitor(), visitor()];
    const shown: string[] = [];
    try {
      for (let round = 1; round <= 3; round += 1) {
        await recompose(site, (dir) => writePage(dir, 'faq/index.html', `Vuelta ${round}`));
        shown.push((await server.inject('/faq')).body);
      }
    } finally {
      // Whatever failed, nobody may come to a server that the test has closed.
      over.abort();
      await Promise.all(visitors);
    }

    expect(shown).toEqual([1, 2, 3].map((round) => expect.stringContaining(`Vuelta ${round}`)));
    expect([...statuses]).toEqual([200]);
  });

  it.each([
    ['a request that shares a turn of the event loop with an earlier one', [2]],
    ['a request that comes after it was swapped back at once', [2, 1]],
  ])('shows what stands there now to %s', async (_case, swaps) => {
    const site = await makeSite();
    await cp(await realpath(path.join(site, 'live')), path.join(site, 'composed/2'), { recursive: true });
    const live = createLiveSite(site, Fastify().log);
    await live.current();

    for (const composition of swaps) {
      void live.current();
      symlinkSync(`composed/${composition}`, path.join(site, 'next'));
      renameSync(path.join(site, 'next'), path.join(site, 'live'));
    }
    const deployment = await live.current();

    expect(deployment?.site.dir).toBe(await realpath(path.join(site, `composed/${swaps.at(-1)}`)));
    expect(live.isUpToDate()).toBe(true);
  });

  it('keeps the one before when the new one is not whole', async () => {
    const { server, site } = await startServer();

    await recompose(site, (dir) => rm(path.join(dir, 'index.html')));
    const [page, ready] = [await server.inject('/faq'), await server.inject('/readyz')];

    expect(page.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ status: 'ready', site: 'last good one' });
  });
});

describe('a folder that vanishes', () => {
  it('leaves pages, scripts and data served, and is taken up again when it is back', async () => {
    const { server, site, lines, read } = await startWarm();
    const headers = { 'accept-encoding': 'br' };
    const urls = ['/', '/faq', script, list, '/releases/shell/a1b2c3/web/static/font.woff2'];
    const get = async (url: string) => (await server.inject({ url, headers })).statusCode;

    await rename(site, `${site}.away`);
    const away = await Promise.all(urls.map(get));
    const code = await server.inject({ url: script, headers });
    const plain = await server.inject(script);
    const ready = await server.inject('/readyz');
    const metrics = await read();
    await rename(`${site}.away`, site);
    const back = await server.inject('/readyz');

    expect(away).toEqual([200, 200, 200, 200, 200]);
    expect(brotliDecompressSync(code.rawPayload).toString()).toContain('answer = 42');
    expect(plain.body).toContain('answer = 42');
    expect(ready.json()).toMatchObject({ status: 'ready', site: 'last good one' });
    expect(metrics).toContain('site_is_up_to_date 0');
    expect(back.json()).toMatchObject({ site: 'live' });
    expect(lines.join()).toContain('the folder of the site is gone');
  });

  it('is a reason to come again, not an error, for what was not in memory', async () => {
    const { server, site } = await startServer({ siteMemory: 1 });

    await rename(site, `${site}.away`);
    const page = await server.inject('/faq');
    await rename(`${site}.away`, site);

    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('5');
  });
});

it('which remotes are live may be read by browsers, what the server keeps for itself not', async () => {
  const { server, site } = await startServer();
  await recompose(site, (dir) => writeFile(path.join(dir, 'registry.json'), '{"mfe_spa":{}}'));

  const [registry, settings] = await Promise.all(
    ['/registry.json', '/settings.json'].map((url) => server.inject(url)),
  );

  expect(registry?.statusCode).toBe(200);
  expect(registry?.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"/) });
  expect(settings?.statusCode).toBe(404);
});
