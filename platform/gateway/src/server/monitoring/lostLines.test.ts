import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import getPort from 'get-port';
import { expect, it, onTestFinished, vi } from 'vitest';

import { makeSite } from '#server/testing/fixtureSite.ts';

/** A long path, so that some hundred lines fill the 64 kB of a pipe and the 208 kB of a socket. */
const page = `/${'x'.repeat(190)}`;
const PAGES = 800;
const AT_ONCE = 20;

/** Starts the gateway with another output, and waits until it answers. */
async function start(output: 'pipe' | number): Promise<{ child: ChildProcess; origin: string }> {
  const port = await getPort();
  const stdio: StdioOptions = ['ignore', output, output];
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../cli.ts')], {
    stdio,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_DIR: await makeSite(),
      SHUTDOWN_GRACE: '0',
      MAX_EVENT_LOOP_DELAY: '0',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/healthz`), { timeout: 60_000, interval: 50 });
  return { child, origin };
}

/** @returns how many pages were answered before the gateway stopped answering */
async function openPages(origin: string): Promise<number> {
  let answered = 0;
  const visitor = async () => {
    for (let at = 0; at < PAGES / AT_ONCE; at += 1) {
      const response = await fetch(origin + page, { signal: AbortSignal.timeout(20_000) });
      await response.text();
      answered += 1;
    }
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, visitor));
  return answered;
}

/** A named pipe, open at both ends, from which nothing is read. */
async function makePipe(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tesela-pipe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  spawnSync('mkfifo', [path.join(folder, 'log')]);
  return openSync(path.join(folder, 'log'), 'r+');
}

it.skipIf(!existsSync('/dev/full')).each([
  ['a pipe that nobody reads', makePipe],
  // Node's own pipes between processes are sockets, and so is the output of a unit of systemd.
  ['a socket that nobody reads', async () => 'pipe' as const],
  ['a disk that is full', async () => openSync('/dev/full', 'w')],
])('lines for %s are lost, but no page, and SIGTERM ends the gateway', async (_name, open) => {
  const { child, origin } = await start(await open());
  const ended = once(child, 'exit');

  const answered = await openPages(origin);
  child.kill('SIGTERM');

  expect(answered).toBe(PAGES);
  expect(await ended).toEqual([0, null]);
});
