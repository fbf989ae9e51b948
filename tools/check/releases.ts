// Runs the checks of `clinic release` on all builds: contract, paths, slots, pages and sizes.
import { checkBuild } from '@clinic/compose/release';
import { openSite } from '@clinic/compose/site';
import { listRemotes } from '@clinic/build/workspace';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
for (const { folder, dir } of listRemotes(root)) {
  try {
    const { pages, weights } = await checkBuild(openSite(), dir);
    console.log(
      `${folder}: ${pages} pages, ${weights?.entry} bytes of entry, ${weights?.page} of the heaviest page`,
    );
  } catch (error) {
    console.error(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
