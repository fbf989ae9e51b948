import { parseArgs } from 'node:util';

import { listRemotes, shellPort, type RemotePackage } from '@tesela/build/workspace';
import getPort, { portNumbers } from 'get-port';

import { createTypeChecks } from './server/checkTypes.ts';
import { serveClient } from './server/clientFiles.ts';
import { endWithParent } from './server/endWithParent.ts';
import { createDevEvents } from './server/events.ts';
import { serveMockWorker, servePictures } from './server/files.ts';
import { logErrors } from './server/logErrors.ts';
import { createPackageStates } from './server/packageStates.ts';
import { servePageErrors } from './server/pageErrors.ts';
import { servePages } from './server/pages.ts';
import { refuseOthers } from './server/refuseOthers.ts';
import { parseRemotes, root, type DevRemote } from './server/remotes.ts';
import { serveBuild, startRemote } from './server/remoteServer.ts';
import { startShell } from './server/shellServer.ts';
import { createSiteSource } from './server/siteSource.ts';
import { watchSite } from './server/watchSite.ts';

process.env.NODE_ENV = 'development';

const usage = `pnpm dev [remote …]

  remote …   remotes to compile, e.g. shop; the others come from their builds; none: all are compiled`;

/** @throws Error for an invalid PORT */
function readPort(value: string | undefined): number {
  const port = Number(value || shellPort);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}": it must be a number from 1024 to 65535, e.g. PORT=4000 pnpm dev.`);
}

/** The first free port from `wanted` on; get-port returns no port twice. */
const firstFree = (wanted: number): Promise<number> => getPort({ port: portNumbers(wanted, 65_535) });

/** Chooses a port for the shell and each remote: the wanted one, or the next free one. */
async function choosePorts(
  packages: readonly RemotePackage[],
  developed: readonly RemotePackage[],
): Promise<{ port: number; remotes: DevRemote[] }> {
  const wanted = readPort(process.env.PORT);
  const port = await firstFree(wanted);
  if (port !== wanted) console.warn(`  Port ${wanted} is taken by another program; using ${port}.`);
  const remotes: DevRemote[] = [];
  for (const remote of packages) {
    // PORT moves the ports of the remotes, too, so that two sites can run on one machine.
    const moved = remote.devPort + wanted - shellPort;
    const own = await firstFree(moved < 65_000 ? moved : remote.devPort);
    remotes.push({ ...remote, port: own, isDeveloped: developed.includes(remote) });
  }
  return { port, remotes };
}

async function start(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: args.filter((word) => word !== '--'),
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const all = listRemotes(root);
  const { port, remotes } = await choosePorts(all, parseRemotes(all, positionals));
  const states = createPackageStates();
  const events = createDevEvents(states);
  const source = createSiteSource(remotes, states);
  logErrors(states);

  for (const remote of remotes.filter(({ isDeveloped }) => !isDeveloped)) await serveBuild(remote);
  const handlers = [
    refuseOthers,
    events.handler,
    servePageErrors,
    serveClient,
    serveMockWorker,
    servePictures(remotes),
    ...servePages(remotes, source),
  ];
  const starting = [startShell(port, handlers, states)];
  for (const remote of remotes) if (remote.isDeveloped) starting.push(startRemote(remote, states));
  await Promise.all(starting);
  watchSite({ remotes, states, events, source, checkTypes: createTypeChecks(states) });

  console.log(`\n  Open http://localhost:${port}   (APIs are mocked: the panel in the corner chooses how)\n`);
  console.log(`  shell            :${port}  hot`);
  for (const { folder, port: own, isDeveloped } of remotes) {
    console.log(`  ${folder.padEnd(16)} :${own}  ${isDeveloped ? 'hot' : 'its last build'}`);
  }
}

endWithParent();
try {
  await start(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
