import { existsSync } from 'node:fs';
import { readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';

import { filesBelow, isTemporary } from '#disk/files.ts';
import { servedFiles } from '#releases/servedFiles.ts';

import { readSiteList } from '../composed/composedSite.ts';
import { listDeployments, readManifestIn } from '../manifest/manifest.ts';

/** Newest deployments that are kept for rollbacks, however old they are. */
const minimumKept = 5;

const day = 24 * 60 * 60 * 1000;

const list = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Deployments that are live, were live recently, or are kept for rollbacks. */
async function findKeptDeployments(siteDir: string, retainDays: number): Promise<string[]> {
  const numbers = await listDeployments(siteDir);
  const dirs = numbers.map((number) => path.join(siteDir, 'deployments', String(number)));
  // A deployment with a damaged manifest has no known start (NaN) and is kept.
  const startOf = async (dir: string) => Date.parse((await readManifestIn(dir))?.history[0]?.at ?? '');
  const kept: string[] = [];
  for (const [index, dir] of dirs.entries()) {
    const next = dirs[index + 1];
    // It was live until the next one started.
    const isRecent = !next || !(Date.now() - (await startOf(next)) >= retainDays * day);
    if (isRecent || index >= dirs.length - minimumKept) kept.push(dir);
  }
  return kept;
}

async function removeAllBut(dir: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await list(dir)) {
    const full = path.join(dir, name);
    if (!kept.has(full)) await rm(full, { recursive: true, force: true });
  }
}

/** Removes temporary files of killed commands. The caller must hold the lock. */
export async function removeLeftovers(siteDir: string): Promise<void> {
  const packages = (await list(path.join(siteDir, 'unpacked'))).map((name) => path.join('unpacked', name));
  const places = ['.', 'deployments', 'composed', 'previews', ...packages];
  for (const place of places) {
    for (const name of await list(path.join(siteDir, place))) {
      if (isTemporary(name)) await rm(path.join(siteDir, place, name), { recursive: true, force: true });
    }
  }
}

/**
 * Removes deployments, composed sites, releases and files that are not used any more.
 * @param retainDays days for which files of a retired release stay available to open tabs
 */
export async function sweep(siteDir: string, retainDays: number): Promise<void> {
  const deployments = await findKeptDeployments(siteDir, retainDays);
  await removeAllBut(path.join(siteDir, 'deployments'), new Set(deployments));

  const previews = (await list(path.join(siteDir, 'previews'))).map((name) =>
    path.join(siteDir, 'previews', name, 'live'),
  );
  const links = [
    ...deployments.flatMap((dir) => [path.join(dir, 'site'), path.join(dir, 'canary')]),
    ...previews,
  ];
  const root = await realpath(siteDir);
  const resolved = await Promise.all(links.filter(existsSync).map((link) => realpath(link)));
  const composed = [...new Set(resolved)].map((dir) => path.join(siteDir, path.relative(root, dir)));
  await removeAllBut(path.join(siteDir, 'composed'), new Set(composed));

  const used = new Set<string>();
  for (const dir of composed) {
    const list = await readSiteList(dir);
    // Without the list its releases are unknown, so nothing is removed until it is repaired.
    if (!list) return;
    for (const folder of list.uses) used.add(path.join(siteDir, folder));
  }
  for (const name of await list(path.join(siteDir, 'unpacked')))
    await removeAllBut(path.join(siteDir, 'unpacked', name), used);
  await removeUnusedServedFiles(siteDir, [...used]);
}

/** Removes served files that belong to none of these releases. */
async function removeUnusedServedFiles(siteDir: string, releases: readonly string[]): Promise<void> {
  const served = await Promise.all(releases.map(servedFiles));
  const kept = new Set(served.flat().map(({ address }) => address));
  for (const folder of ['releases', 'pictures']) {
    const all = path.join(siteDir, folder);
    for (const file of existsSync(all) ? await filesBelow(all) : [])
      if (!kept.has(path.join(folder, file.replace(/\.(?:br|gz)$/, ''))))
        await rm(path.join(all, file), { force: true });
  }
}
