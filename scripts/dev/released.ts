import { isRemoteName, type RemoteName } from '@clinic/shared/contract';

import { readManifest } from '../../cli/src/readManifest.ts';
import { inParallel } from '../../compose/src/disk/inParallel.ts';
import { parseManifest } from '../../compose/src/site/manifest.ts';
import { fetchRelease } from '../../compose/src/releases/fetchRelease.ts';
import { folderOfPart, type Release } from '../../compose/src/releases/release.ts';
import { openSite, type SiteOptions } from '../../compose/src/site/openSite.ts';

/** Remotes of the development site that come from published packages. */
export type Released = {
  /** Folder of the site that holds the releases. */
  dir: string;
  /** Lends the remotes' node builds what the shell lends them, and is not shown. */
  shell: Release;
  remotes: { name: RemoteName; folder: string; release: Release }[];
};

/**
 * Fetches the remotes that a manifest names from where releases are published.
 * @param from a file, or an address that serves it
 * @param developed remotes whose release nobody needs
 * @throws Error that says what is wrong with the manifest, the store or a release
 */
export async function fetchReleased(
  from: string,
  developed: readonly { name: RemoteName }[],
  options: SiteOptions,
  say: (line: string) => void,
): Promise<Released> {
  const { shell, remotes } = parseManifest(await readManifest(from), from);
  const { dir, store } = openSite(options);
  say(`  Taking the releases of ${from} from ${store.name} …`);
  const wanted = Object.entries(remotes).flatMap(([name, pin]) =>
    isRemoteName(name) && !developed.some((remote) => remote.name === name) ? [{ name, pin }] : [],
  );
  const fetched: Released = { dir, shell: await fetchRelease('shell', shell, store, dir), remotes: [] };
  await inParallel(wanted, async ({ name, pin }) => {
    const release = await fetchRelease(name, pin, store, dir);
    fetched.remotes.push({ name, folder: folderOfPart(name), release });
  });
  return fetched;
}
