import { renameSync, symlinkSync } from 'node:fs';
import { cp, mkdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';

import { makeSite, recompose, writePage } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';
import { startWithMetrics } from '#server/testing/startWithMetrics.ts';

import { createLiveSite } from './liveSite.ts';

// Visitors who never pause share the processor with the copying of the site.
vi.setConfig({ testTimeout: 30_000 });

const script = '/releases/shell/static/app.d4e5.js';

describe('a site that is swapped while visitors come', () => {
  it('answers every one of them, and the next one with the new page', async () => {
    const { server, site } = await startServer();
    const statuses = new Set<number>();
    const over = new AbortController();
    const visitor = async () => {
      while (!over.signal.aborted) {
        for (const url of ['/help', '/', script, '/nada']) {
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
        await recompose(site, (dir) => writePage(dir, 'help/index.html', `Vuelta ${round}`));
        shown.push((await server.inject('/help')).body);
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

    for (const composed of swaps) {
      void live.current();
      symlinkSync(`composed/${composed}`, path.join(site, 'next'));
      renameSync(path.join(site, 'next'), path.join(site, 'live'));
    }
    const deployment = await live.current();

    expect(deployment?.site.dir).toBe(await realpath(path.join(site, `composed/${swaps.at(-1)}`)));
    expect(live.isUpToDate()).toBe(true);
  });

  it('keeps the one before when the new one is not whole', async () => {
    const { server, site } = await startServer();

    await recompose(site, (dir) => rm(path.join(dir, 'registry.json')));
    const [page, ready] = [await server.inject('/help'), await server.inject('/readyz')];

    expect(page.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ status: 'ready', site: 'last good one' });
  });
});

it('a folder that vanishes takes the site out of service until it is back', async () => {
  const { server, site } = await startServer();
  const statuses = () =>
    Promise.all(
      ['/help', '/', '/readyz', '/healthz'].map(async (url) => (await server.inject(url)).statusCode),
    );
  await server.inject('/help');

  await rename(site, `${site}.away`);
  const away = await statuses();
  const page = await server.inject('/help');
  await rename(`${site}.away`, site);
  const back = await statuses();

  expect(away).toEqual([503, 503, 503, 200]);
  expect(page.headers['retry-after']).toBe('5');
  expect(back).toEqual([200, 200, 200, 200]);
});

it('a site that could not be opened at the start is served once it can be, without another deployment', async () => {
  const site = await makeSite();
  const list = path.join(site, 'composed/1/registry.json');
  await mkdir(path.join(site, 'deployments/1'), { recursive: true });
  await symlink('../../composed/1', path.join(site, 'deployments/1/site'));
  await symlink('deployments/1', path.join(site, 'current'));
  await rename(list, `${list}.away`);
  const { server } = await startServer({ site });
  const status = async () => (await server.inject('/help')).statusCode;

  const away = await status();
  await rename(`${list}.away`, list);

  expect(away).toBe(503);
  await expect.poll(status).toBe(200);
});

it('a damaged manifest costs the canary and no page', async () => {
  const site = await makeSite();
  await mkdir(path.join(site, 'deployments/1'), { recursive: true });
  await writeFile(path.join(site, 'deployments/1/live.json'), '{"environment":');
  await symlink('../../composed/1', path.join(site, 'deployments/1/site'));
  await symlink('deployments/1', path.join(site, 'current'));
  const { server, origin } = await startWithMetrics((metrics) => startServer({ ...metrics, site }));

  const [page, ready] = await Promise.all(['/help', '/readyz'].map((url) => server.inject(url)));
  const status = await fetch(`${origin}/status`);

  expect([page?.statusCode, ready?.statusCode, status.status]).toEqual([200, 200, 200]);
  expect(await status.json()).toMatchObject({ isUpToDate: true, packages: [] });
});

it('which remotes are live may be read by browsers, what the server keeps for itself not', async () => {
  const { server, site } = await startServer();
  await recompose(site, (dir) => writeFile(path.join(dir, 'registry.json'), '{"mfe_sweets":{}}'));

  const [registry, settings] = await Promise.all(
    ['/registry.json', '/settings.json'].map((url) => server.inject(url)),
  );

  expect(registry?.statusCode).toBe(200);
  expect(registry?.headers).toMatchObject({
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^W\/"/),
  });
  expect(settings?.statusCode).toBe(404);
});
