import { rm } from 'node:fs/promises';
import path from 'node:path';

import { isRemoteName } from '@tesela/core/contract';

import { assertBuilt, hashBuild, readBuiltPackage } from '#releases/builtPackages.ts';
import { fetchRelease } from '#releases/fetchRelease.ts';
import { packRelease } from '#releases/pack.ts';
import { releaseOfBuild } from '#releases/release.ts';
import { describeBuilds } from '#releases/releaseWorkspace.ts';
import { folderStore } from '#store/folderStore.ts';
import type { Store } from '#store/store.ts';

import { readLiveManifest } from '../manifest/manifest.ts';
import type { SiteFolder } from './change.ts';
import { withLock } from './deploy.ts';
import { previewSite, type Preview } from './preview.ts';
import { sweep } from './sweep.ts';

/**
 * Composes the live site with an unreleased build in it. The build is kept in the site's folder only.
 * @param dir of the built remote
 * @throws Error that says what cannot be composed
 */
export async function previewBuild(site: SiteFolder, dir: string): Promise<Preview> {
  const built = await readBuiltPackage(dir);
  assertBuilt(built);
  const live = await readLiveManifest(site.dir);
  if (!live) throw new Error('Nothing is live yet: name the site for your remote with --manifest.');
  if (!isRemoteName(built.name)) throw new Error(`${built.packageName} is not a remote.`);
  const version = `0.0.0-dev.b${await hashBuild(built)}`;
  const shell = await fetchRelease('shell', live.shell, site.store, site.dir);
  const describedBy = await describeBuilds(shell, [[built.name, releaseOfBuild(built)]]);

  const folder = path.join(site.dir, 'builds');
  await rm(folder, { recursive: true, force: true });
  const own = folderStore(folder);
  await own.publish(await packRelease(built, version, describedBy(built.name)));
  const { pin } = await own.find(built.packageName, version);
  const store: Store = {
    ...site.store,
    fetch: (wanted) => (wanted.integrity === pin.integrity ? own : site.store).fetch(wanted),
  };
  const preview = await previewSite({ ...site, store }, 'dev', async ({ shell: host, remotes }) => ({
    shell: host,
    remotes: { ...remotes, [built.name]: pin },
  }));
  // Every change makes a new release, so the earlier ones are not used any more.
  await withLock(site.dir, { action: 'tidy up' }, () => sweep(site.dir, site.retainDays));
  return preview;
}
