import { existsSync } from 'node:fs';
import { readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';

import { filesBelow, isAside } from '#disk/files.ts';
import { listDeployments, readManifestIn } from '../manifest/manifest.ts';
import { readSiteList } from '../composed/composedSite.ts';
import { servedFiles } from '#releases/servedFiles.ts';

/** Deployments that stay however old they are, to go back to. */
const alwaysKept = 5;

const day = 24 * 60 * 60 * 1000;

const list = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Deployments that are shown, were shown not long ago, or may be gone back to. */
async function keptDeployments(siteDir: string, retainDays: number): Promise<string[]> {
  const numbers = await listDeployments(siteDir);
  const dirs = numbers.map((number) => path.join(siteDir, 'deployments', String(number)));
  // Of a deployment whose manifest is damaged nobody knows since when it was shown: it stays.
  const startOf = async (dir: string) => Date.parse((await readManifestIn(dir))?.history[0]?.at ?? '');
  const kept: string[] = [];
  for (const [index, dir] of dirs.entries()) {
    const next = dirs[index + 1];
    // It was shown until the next one was.
    const isRecent = !next || !(Date.now() - (await startOf(next)) >= retainDays * day);
    if (isRecent || index >= dirs.length - alwaysKept) kept.push(dir);
  }
  return kept;
}

async function removeOthers(dir: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await list(dir)) {
    const full = path.join(dir, name);
    if (!kept.has(full)) await rm(full, { recursive: true, force: true });
  }
}

/** What a command that was killed left behind; only called by who has the lock. */
export async function removeLeftovers(siteDir: string): Promise<void> {
  const packages = (await list(path.join(siteDir, 'unpacked'))).map((name) => path.join('unpacked', name));
  const places = ['.', 'deployments', 'composed', 'previews', ...packages];
  for (const place of places) {
    for (const name of await list(path.join(siteDir, place))) {
      if (isAside(name)) await rm(path.join(siteDir, place, name), { recursive: true, force: true });
    }
  }
}

/**
 * Removes what nobody needs any more: open tabs still fetch files of releases that were live lately.
 * @param retainDays how long a retired release's files stay
 */
export async function sweep(siteDir: string, retainDays: number): Promise<void> {
  const deployments = await keptDeployments(siteDir, retainDays);
  await removeOthers(path.join(siteDir, 'deployments'), new Set(deployments));

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
  await removeOthers(path.join(siteDir, 'composed'), new Set(composed));

  const used = new Set<string>();
  for (const dir of composed) {
    const list = await readSiteList(dir);
    // What it needs cannot be known: nothing is removed until it is mended.
    if (!list) return;
    for (const folder of list.uses) used.add(path.join(siteDir, folder));
  }
  for (const name of await list(path.join(siteDir, 'unpacked')))
    await removeOthers(path.join(siteDir, 'unpacked', name), used);
  await sweepServed(siteDir, [...used]);
}

/** Files that no release has which is used. */
async function sweepServed(siteDir: string, releases: readonly string[]): Promise<void> {
  const served = await Promise.all(releases.map(servedFiles));
  const kept = new Set(served.flat().map(({ address }) => address));
  for (const folder of ['releases', 'pictures']) {
    const all = path.join(siteDir, folder);
    for (const file of existsSync(all) ? await filesBelow(all) : [])
      if (!kept.has(path.join(folder, file.replace(/\.(?:br|gz)$/, ''))))
        await rm(path.join(all, file), { force: true });
  }
}
