import { listRemotes, shellPort } from '@clinic/shared/workspace';

import { parseRemotes, root } from './dev/remotes.ts';
import { serveBuild, startRemote, startShell } from './dev/servers.ts';

process.env.NODE_ENV = 'development';

try {
  const remotes = listRemotes(root);
  const developed = parseRemotes(
    remotes,
    process.argv.slice(2).filter((word) => word !== '--'),
  );
  const fromBuilds = remotes.filter((remote) => !developed.includes(remote));
  for (const remote of fromBuilds) {
    await serveBuild(remote);
  }
  const reloadPages = await startShell();
  await Promise.all(developed.map((remote) => startRemote(remote, reloadPages)));

  console.log(
    `\n  Open http://localhost:${shellPort}   (APIs are mocked: ?mock=server-error tries a failure)\n`,
  );
  console.log(`  shell            :${shellPort}  hot reload`);
  for (const remote of remotes) {
    const mode = developed.includes(remote) ? 'hot reload' : 'its last build';
    console.log(`  ${remote.folder.padEnd(16)} :${remote.devPort}  ${mode}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
