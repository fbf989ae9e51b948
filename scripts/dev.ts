import { folderOf, remoteNames } from '@clinic/shared/contract';
import { devPorts } from '@clinic/shared/preset';

import { parseRemotes } from './dev/remotes.ts';
import { serveBuild, startRemote, startShell } from './dev/servers.ts';

process.env.NODE_ENV = 'development';

try {
  const developed = parseRemotes(process.argv.slice(2).filter((word) => word !== '--'));
  const fromBuilds = remoteNames.filter((name) => !developed.includes(name));
  for (const name of fromBuilds) {
    await serveBuild(name);
  }
  const reloadPages = await startShell();
  await Promise.all(developed.map((name) => startRemote(name, reloadPages)));

  console.log(
    `\n  Open http://localhost:${devPorts.shell}   (APIs are mocked: ?mock=server-error tries a failure)\n`,
  );
  console.log(`  shell            :${devPorts.shell}  hot reload`);
  for (const name of remoteNames) {
    const mode = developed.includes(name) ? 'hot reload' : 'its last build';
    console.log(`  ${folderOf(name).padEnd(16)} :${devPorts[name]}  ${mode}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
