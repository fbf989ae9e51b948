import { appendFile } from 'node:fs/promises';
import path from 'node:path';

import { changeSite } from '@clinic/compose/change';
import { createReleaseFixtures } from '@clinic/compose/testing/fixtureBuilds';
import { expect, it, vi } from 'vitest';

import { listen, startServer } from '#server/testing/startServer.ts';

const waiting = { timeout: 20_000, interval: 20 };

/** A site as compose makes it, of a shell and one remote. */
async function composeSite(): Promise<string> {
  const { site, releaseShell, releaseRemote } = await createReleaseFixtures();
  const shell = await releaseShell('1.0.0', 'Hola');
  const spa = await releaseRemote('1.0.0', { name: 'mfe_spa', words: '"spa"', paths: ['/', '/spa'] });
  await changeSite(site, { action: 'promote' }, async () => ({ shell, remotes: { mfe_spa: spa } }));
  return site.dir;
}

it('a file that was changed on the disk is told by /readyz, the metrics and the log, and visitors are served', async () => {
  const site = await composeSite();
  const lines: string[] = [];
  const start = async () => {
    const { server } = await startServer({
      site,
      verifyDelay: 0,
      metrics: { host: '127.0.0.1', port: 0 },
      logLevel: 'info',
      logStream: { write: (line) => lines.push(line) },
    });
    const readFiles = async () => (await server.inject('/readyz')).json<{ files: string }>().files;
    const before = await readFiles();
    await listen(server);
    await vi.waitUntil(async () => (await readFiles()) !== 'not checked', waiting);
    return { server, before, files: await readFiles() };
  };

  const whole = await start();
  await appendFile(path.join(site, 'live/spa/index.html'), ' ');
  const damaged = await start();
  const { address } = lines
    .map((line) => JSON.parse(line))
    .findLast(({ msg }) => msg === 'metrics are served');
  const metrics = await (await fetch(`http://127.0.0.1:${address.port}/metrics`)).text();
  const [page, ready] = await Promise.all(['/spa', '/readyz'].map((url) => damaged.server.inject(url)));

  expect([whole.before, whole.files, damaged.files]).toEqual(['not checked', 'whole', 'damaged']);
  expect(lines.filter((line) => line.includes('files are missing or changed'))).toEqual([
    expect.stringContaining('spa/index.html'),
  ]);
  expect(metrics).toContain('site_damaged_files 1');
  expect([page?.statusCode, ready?.statusCode]).toEqual([200, 200]);
});
