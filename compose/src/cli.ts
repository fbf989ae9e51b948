// `pnpm compose`: releases what the workspace has built into the embedded store, and promotes it.
import path from 'node:path';

import { changeSite } from './site/change.ts';
import { releaseWorkspace } from './releases/releaseWorkspace.ts';
import { openSite } from './site/openSite.ts';
import { startTracing } from './tracing/tracing.ts';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
const site = {
  ...openSite(),
  // A workspace has no visitors whose tabs are open.
  retainDays: Number(process.env.CLINIC_RETAIN_DAYS ?? 0),
  say: (line: string) => console.error(line),
};

const tracing = await startTracing('clinic');
try {
  const { manifest, pages, made, dir } = await changeSite(site, { action: 'compose the workspace' }, () =>
    releaseWorkspace(root, site.store),
  );
  for (const pin of [manifest.shell, ...Object.values(manifest.remotes)]) {
    console.log(`  ${pin.package.padEnd(24)} ${pin.version}`);
  }
  const live = path.relative(root, path.join(site.dir, 'live'));
  console.log(
    pages === 0
      ? `${live} shows this already.`
      : `Composed ${pages} pages in ${live}: ${made} made, ${pages - made} taken over.`,
  );
  if (process.env.DEBUG) console.log(dir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (let cause = (error as Error).cause; cause instanceof Error; cause = cause.cause) {
    console.error(`  because: ${cause.message}`);
  }
  if (process.env.DEBUG) console.error(error);
  else console.error('Set DEBUG=1 to see where it happened.');
  process.exitCode = 1;
} finally {
  await tracing?.end();
}
