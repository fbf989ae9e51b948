import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startGateway } from '@tesela/testing/gateway';
import { x } from 'tinyexec';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { makeSite } from '#server/testing/fixtureSite.ts';

// Each test starts a process of its own, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Waits until it has ended by itself. */
const run = (env: Record<string, string>, cwd = process.cwd()) =>
  x(process.execPath, [path.join(import.meta.dirname, 'cli.ts')], { nodeOptions: { env, cwd } });

async function start(site?: string) {
  const gateway = await startGateway({ SITE_DIR: site ?? (await makeSite()) });
  onTestFinished(async () => void (await gateway.end('SIGKILL')));
  return gateway;
}

describe('pnpm serve', () => {
  it('prints where the site is, and serves it there', async () => {
    const { url } = await start();

    const response = await fetch(`${url}/help`);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Preguntas');
  });

  it('serves a site whose first page is elsewhere', async () => {
    const site = await makeSite();
    await Promise.all(
      ['', '.br', '.gz'].map((end) => rm(path.join(site, `live/index.html${end}`), { force: true })),
    );
    const { url } = await start(site);

    expect(await (await fetch(`${url}/help`)).text()).toContain('Preguntas');
    const first = await fetch(url);
    expect([first.status, await first.text()]).toEqual([404, expect.stringContaining('No existe')]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it with code 0', async (signal) => {
    const gateway = await start();
    // Leaves an idle connection open, as browsers do.
    await (await fetch(gateway.url)).text();

    expect(await gateway.end(signal)).toBe(0);
  });
});

describe('what stops it is said in one sentence, with exit code 1', () => {
  it('no composed site', async () => {
    const { exitCode, stderr, stdout } = await run({ SITE_DIR: '/nowhere/.site', PORT: '0' });

    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      'There is no composed site in /nowhere/.site. Run "pnpm build" and "pnpm compose" first.\n',
    );
    expect(stdout).toBe('');
  });

  it('no composed site in a repository of its own, which has npm and no sources of the site', async () => {
    const repository = await mkdtemp(path.join(tmpdir(), 'tesela-npm-'));
    onTestFinished(() => rm(repository, { recursive: true }));
    await writeFile(path.join(repository, 'package-lock.json'), '{}');

    const { stderr } = await run({ SITE_DIR: '/nowhere/.site', PORT: '0' }, repository);

    expect(stderr).toBe(
      'There is no composed site in /nowhere/.site. Run "npx tesela compose --manifest https://…/live.json" first.\n',
    );
  });

  it('a port that another program has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const { exitCode, stderr } = await run({
      SITE_DIR: await makeSite(),
      HOST: '127.0.0.1',
      PORT: String(port),
    });

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .+\n$`));
  });

  it('an address of another machine', async () => {
    const { exitCode, stderr } = await run({ SITE_DIR: await makeSite(), HOST: '203.0.113.7', PORT: '0' });

    expect(exitCode).toBe(1);
    expect(stderr).toBe('HOST=203.0.113.7 is not an address of this machine.\n');
  });

  it('a setting that cannot be', async () => {
    const { exitCode, stderr } = await run({ PORT: 'eighty' });

    expect(exitCode).toBe(1);
    expect(stderr).toBe('PORT must be a whole number from 0 to 65535; it is "eighty".\n');
  });
});
