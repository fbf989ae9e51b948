import { mkdir, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { asideOf, makeFolder } from '#disk/files.ts';
import { assertManifest, listDeployments, type Manifest } from '../manifest/manifest.ts';

async function swapLink(link: string, target: string): Promise<void> {
  const aside = asideOf(link);
  await symlink(target, aside);
  await rename(aside, link);
}

/** Links for servers that know no more than a folder; they never change. */
const fixedLinks = { 'live.json': 'current/live.json', canary: 'current/canary', live: 'current/site' };

/**
 * Makes a manifest and its composed sites what the site's folder shows, in one step: everything is read through
 * the link `current`.
 * @param dirs of the composed site, and of the canary's if there is one
 * @throws Error when nobody could read the manifest again
 */
export async function deploy(
  siteDir: string,
  manifest: Manifest,
  dirs: { site: string; canary?: string },
): Promise<void> {
  assertManifest(manifest);
  const number = ((await listDeployments(siteDir)).at(-1) ?? 0) + 1;
  const folder = path.join('deployments', String(number));
  const dir = path.join(siteDir, folder);
  await mkdir(path.dirname(dir), { recursive: true });
  await makeFolder(dir, async (aside) => {
    await writeFile(path.join(aside, 'live.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await symlink(path.relative(dir, dirs.site), path.join(aside, 'site'));
    if (dirs.canary) await symlink(path.relative(dir, dirs.canary), path.join(aside, 'canary'));
  });
  await swapLink(path.join(siteDir, 'current'), folder);
  for (const [name, target] of Object.entries(fixedLinks)) {
    const link = path.join(siteDir, name);
    if ((await readlink(link).catch(() => '')) !== target) await swapLink(link, target);
  }
}
