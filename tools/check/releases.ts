// Runs the checks of `clinic release` on all builds: contract, paths, slots, pages and sizes. Packages that are named are
// built before: `node tools/check/releases.ts mfe-events`.

import path from 'node:path';

import { listRemotes } from '@clinic/build/workspace';
import { readLiveManifest } from '@clinic/compose/manifest';
import { checkBuild } from '@clinic/compose/release';
import { openSite } from '@clinic/compose/site';
import { x } from 'tinyexec';

const root = path.resolve(import.meta.dirname, '../..');
const site = openSite();
if (!(await readLiveManifest(site.dir)))
  throw new Error(
    'There is no site in which a release could be tried: "pnpm build" and "pnpm compose" make one.',
  );

const named = process.argv.slice(2);
const remotes = listRemotes(root).filter(({ folder }) => named.length === 0 || named.includes(folder));

/** @throws Error with the output of the build */
async function build(folder: string): Promise<void> {
  const { exitCode, stdout, stderr } = await x('pnpm', ['--dir', folder, 'run', 'build']);
  if (exitCode !== 0) throw new Error(`It cannot be built.\n${stdout}${stderr}`);
}

for (const { folder, dir } of remotes) {
  try {
    if (named.length > 0) await build(folder);
    const { pages, weights } = await checkBuild(site, dir);
    console.log(
      `${folder}: ${pages} pages, ${weights?.entry} bytes of entry, ${weights?.page} of the heaviest page`,
    );
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
