// Runs the checks of `tesela release` on all builds, or on that of the named packages: contract, paths, slots, pages, sizes.
import path from 'node:path';

import { listRemotes } from '@tesela/build/workspace';
import { readLiveManifest } from '@tesela/compose/manifest';
import { checkBuild } from '@tesela/compose/release';
import { openSite } from '@tesela/compose/site';

const site = openSite();
if (!(await readLiveManifest(site.dir)))
  throw new Error('There is no site in which a release could be tried: pnpm build, pnpm compose.');

const named = process.argv.slice(2);
for (const { folder, dir } of listRemotes(path.resolve(import.meta.dirname, '../..'))) {
  if (named.length > 0 && !named.includes(folder)) continue;
  try {
    const { pages, weights } = await checkBuild(site, dir);
    console.log(
      `${folder}: ${pages} pages, ${weights?.entry} bytes of entry, ${weights?.page} of the heaviest page`,
    );
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
