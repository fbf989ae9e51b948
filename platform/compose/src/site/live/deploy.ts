import { mkdir, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { temporaryPath, makeFolder } from '#disk/files.ts';

import { assertManifest, listDeployments, type Manifest } from '../manifest/manifest.ts';

async function replaceLink(link: string, target: string): Promise<void> {
  const temporary = temporaryPath(link);
  await symlink(target, temporary);
  await rename(temporary, link);
}

/** Fixed links for static file servers. */
const fixedLinks = { 'live.json': 'current/live.json', canary: 'current/canary', live: 'current/site' };

/**
 * Deploys a manifest and its composed sites in one atomic step: readers go through the link `current`, which is replaced.
 * @param dirs folders of the composed site and of the canary, if there is one
 * @throws Error when the manifest is not valid
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
  await makeFolder(dir, async (temporary) => {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(temporary, 'live.json'), text, { flush: true });
    await symlink(path.relative(dir, dirs.site), path.join(temporary, 'site'));
    if (dirs.canary) await symlink(path.relative(dir, dirs.canary), path.join(temporary, 'canary'));
  });
  await replaceLink(path.join(siteDir, 'current'), folder);
  for (const [name, target] of Object.entries(fixedLinks)) {
    const link = path.join(siteDir, name);
    if ((await readlink(link).catch(() => '')) !== target) await replaceLink(link, target);
  }
}
