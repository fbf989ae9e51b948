import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Swaps the live site in one rename, so that no request meets half of it. Keeps the one before, to go back to. */
export async function goLive(siteDir: string, dir: string): Promise<void> {
  const link = path.join(siteDir, 'live');
  const before = await readlink(link).catch(() => '');
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(path.relative(siteDir, dir), next);
  await rename(next, link);

  const kept = new Set([path.basename(dir), path.basename(before)]);
  const composed = await readdir(path.dirname(dir));
  const outdated = composed.filter((name) => !kept.has(name));
  await Promise.all(outdated.map((name) => rm(path.join(path.dirname(dir), name), { recursive: true })));
}
