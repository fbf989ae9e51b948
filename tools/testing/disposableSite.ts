import { cp, mkdtemp, readFile, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { besideBrowser, startGateway, type Gateway } from './gateway.ts';
import { clinic, type SiteFolders } from './site.ts';

/** A copy of the composed site with a server of its own, in which a test may break things. */
export type DisposableSite = {
  /** Its folder. */
  dir: string;
  url: string;
  server: Gateway;
  /** Moves the files of a package away while the site is served, e.g. of `mfe-sweets`. */
  takeDown: (folder: string) => Promise<void>;
  bringBack: (folder: string) => Promise<void>;
  /** Restores all packages that were taken down. */
  bringAllBack: () => Promise<void>;
  /** Gives a share of the visitors a canary, which has the same pages. */
  startCanary: (percent: number) => Promise<void>;
  close: () => Promise<void>;
};

type DisposableOptions = {
  /** What is copied; default: the clinic. */
  site?: SiteFolders;
  /** Further settings of its server. */
  env?: Readonly<Record<string, string>>;
  /** Changes the copy in its folder before it is served. */
  prepare?: (dir: string) => Promise<unknown>;
};

export async function startDisposableSite({
  site = clinic,
  env = {},
  prepare,
}: DisposableOptions = {}): Promise<DisposableSite> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-site-'));
  await cp(site.dir, dir, { recursive: true, verbatimSymlinks: true });
  await prepare?.(dir);
  const server = await startGateway({ ...besideBrowser, SITE_DIR: dir, ...env }, site);
  const release = (folder: string) => path.join(dir, 'releases', folder);
  const away = new Set<string>();
  const bringBack = async (folder: string) => {
    await rename(`${release(folder)}.away`, release(folder));
    away.delete(folder);
  };
  return {
    dir,
    url: server.url,
    server,
    takeDown: async (folder) => {
      await rename(release(folder), `${release(folder)}.away`);
      away.add(folder);
    },
    bringBack,
    bringAllBack: async () => void (await Promise.all([...away].map(bringBack))),
    startCanary: async (percent) => {
      const current = path.join(dir, 'current');
      const manifest = JSON.parse(await readFile(path.join(current, 'live.json'), 'utf8'));
      const release = manifest.shell;
      manifest.canary = { name: 'shell', release, percent, at: new Date().toISOString() };
      const next = path.join(dir, 'deployments/canary');
      await cp(await realpath(current), next, { recursive: true, verbatimSymlinks: true });
      await writeFile(path.join(next, 'live.json'), JSON.stringify(manifest));
      await symlink(await readlink(path.join(next, 'site')), path.join(next, 'canary'));
      await symlink('deployments/canary', path.join(dir, 'next'));
      await rename(path.join(dir, 'next'), current);
    },
    close: async () => {
      await server.end();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
