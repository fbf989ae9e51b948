// What `clinic release` would refuse, of the builds that are here: contract, addresses, slots, pages and weights.
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
