import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';

import { beforeEach, expect, it, vi } from 'vitest';

import { createReleaseFixtures, type ReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { freezeDisk } from '#testing/freezeDisk.ts';
import { hashFolder } from '#testing/hashFolder.ts';
import type { PromoteOnce } from '#testing/promoteOnce.ts';

import { changeSite, type SiteFolder } from './live/change.ts';
import { readLiveManifest, type Pin } from './manifest/manifest.ts';

vi.setConfig({ testTimeout: 3_000_000 });

let world: ReleaseFixtures;
let shell: Pin;
let old: Pin;
let next: Pin;
/** Bytes of the live site before the promotion, and after one that nothing stopped. */
let before: Record<string, string>;
let after: Record<string, string>;

const sweets = (words: string) => ({ name: 'mfe_sweets', words, paths: ['/', '/sweets', '/sweets/facial'] });

const promote = (site: SiteFolder, pin: Pin) =>
  changeSite(site, { action: 'promote' }, async () => ({ shell, remotes: { mfe_sweets: pin } }));

const hashLive = (dir: string) => hashFolder(path.join(dir, 'current/site'));

beforeEach(async () => {
  world = await createReleaseFixtures();
  shell = await world.releaseShell('1.0.0', 'Hola');
  old = await world.releaseRemote('1.0.0', sweets('"sweets"'));
  next = await world.releaseRemote('1.1.0', sweets('"nuevo"'));
  await promote(world.site, old);
  before = await hashLive(world.site.dir);
  const reference = await copyOfSite('reference');
  await promote(reference, next);
  after = await hashLive(reference.dir);
});

async function copyOfSite(name: string): Promise<SiteFolder> {
  const site = { ...world.site, dir: path.join(world.dir, name) };
  await cp(world.site.dir, site.dir, { recursive: true, verbatimSymlinks: true });
  return site;
}

/** What is live is one of the two sites, whole; and the next promotion leaves nothing of the failed one. */
async function expectWhole(site: SiteFolder, step: number): Promise<void> {
  const isNew = (await readLiveManifest(site.dir))?.remotes.mfe_sweets?.version === '1.1.0';
  expect(await hashLive(site.dir), `step ${step}`).toEqual(isNew ? after : before);
  await promote(site, next);
  expect(await hashLive(site.dir), `after step ${step}`).toEqual(after);
  expect(await readlink(path.join(site.dir, 'live'))).toBe('current/site');
  const leftovers = await readdir(site.dir, { recursive: true });
  expect(leftovers.filter((name) => name.includes('.aside-'))).toEqual([]);
}

/** @returns the first step that was not reached */
async function tryEveryStep(attempt: (site: SiteFolder, step: number) => Promise<boolean>): Promise<number> {
  for (let step = 0; ; step += 1) {
    const site = await copyOfSite(`failed-${step}`);
    const wasReached = await attempt(site, step);
    await expectWhole(site, step);
    if (!wasReached) return step;
  }
}

it('a disk that fails or is full at any step leaves the live site whole, and the next promotion works', async () => {
  const steps = await tryEveryStep(async (site, step) => {
    const disk = freezeDisk(site.dir, step, step % 2 === 0 ? 'EIO' : 'ENOSPC');
    await promote(site, next).catch(() => undefined);
    disk.thaw();
    return disk.wasReached();
  });

  expect(steps).toBeGreaterThan(60);
});

it('a program that is killed at any step leaves the live site whole, and the next promotion works', async () => {
  const program = path.join(import.meta.dirname, '../testing/promoteOnce.ts');
  const steps = await tryEveryStep(async ({ dir, settingsDir }, killAt) => {
    const store = path.join(world.dir, 'packages');
    const task: PromoteOnce = { dir, store, settingsDir, shell, remotes: { mfe_sweets: next }, killAt };
    const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: 'ignore' });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect([code, signal], `step ${killAt}`).toContainEqual(code === 0 ? 0 : 'SIGKILL');
    return signal === 'SIGKILL';
  });

  expect(steps).toBeGreaterThan(60);
});
