import { execFileSync } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';
import { hashFolder } from '#testing/hashFolder.ts';

import { findDamage } from './findDamage.ts';
import { changeSite } from './live/change.ts';
import type { Pin } from './manifest/manifest.ts';

vi.setConfig({ testTimeout: 3_000_000 });

/** From one attempt to the next, in kB. */
const stride = 32;

/** Mounts a disk in memory. @returns whether that is allowed here */
function mountDisk(dir: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Noise that does not compress, the same each time. */
const noise = (seed: number, length: number): string => {
  let state = seed;
  return Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647).toString(36).slice(-1)).join(
    '',
  );
};

it('whatever room is left, a promotion that fails leaves nothing damaged, and the next one works', async (test) => {
  const world = await createReleaseFixtures();
  const disk = path.join(world.dir, 'disk');
  await mkdir(disk);
  if (!mountDisk(disk)) return test.skip('no tmpfs may be mounted here');
  onTestFinished(() => void execFileSync('umount', ['-l', disk]));
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`dist/web/part${index}.js`, noise(index + 1, 4000)]),
  );
  const sweets = (words: string) => ({ name: 'mfe_sweets', words, paths: ['/', '/sweets'], files });
  const shell = await world.releaseShell('1.0.0', 'Hola');
  const old = await world.releaseRemote('1.0.0', sweets('"sweets"'));
  const next = await world.releaseRemote('1.1.0', sweets('"nuevo"'));
  const filler = path.join(disk, 'filler');
  let refused = 0;

  for (let free = 0; ; free += stride) {
    const site = { ...world.site, dir: path.join(disk, 'site') };
    const promote = (pin: Pin) =>
      changeSite(site, { action: 'promote' }, async () => ({ shell, remotes: { mfe_sweets: pin } }));
    await promote(old);
    const before = await hashFolder(path.join(site.dir, 'live'));
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024)));

    const isLive = await promote(next).then(
      () => true,
      () => false,
    );
    if (!isLive) expect(await hashFolder(path.join(site.dir, 'live')), `${free} kB free`).toEqual(before);
    await rm(filler);
    const { manifest } = await promote(next);

    expect(await findDamage(site.dir, manifest), `${free} kB free`).toEqual([]);
    await rm(site.dir, { recursive: true });
    if (isLive) break;
    refused += 1;
  }

  console.log(
    `${refused} promotions with too little room, in steps of ${stride} kB; the next one after each worked`,
  );
  expect(refused).toBeGreaterThan(0);
});
