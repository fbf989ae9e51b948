import { listRemotes, shellPort, type RemotePackage } from '@tesela/build/workspace';
import getPort, { portNumbers } from 'get-port';

import { createTypeChecks } from './compile/checkTypes.ts';
import { logErrors } from './compile/logErrors.ts';
import { createPackageStates } from './compile/packageStates.ts';
import { serveBuild, startRemote } from './compile/remoteServer.ts';
import { startShell } from './compile/shellServer.ts';
import { serveClient } from './serve/clientFiles.ts';
import { createDevEvents } from './serve/events.ts';
import { serveMockWorker } from './serve/mockWorker.ts';
import { servePageErrors } from './serve/pageErrors.ts';
import { servePages } from './serve/pages.ts';
import { servePictures } from './serve/pictures.ts';
import { refuseOthers } from './serve/refuseOthers.ts';
import { serveServices } from './serve/services.ts';
import { parseRemotes, root, type DevRemote } from './source/remotes.ts';
import { createSiteSource } from './source/siteSource.ts';
import { watchSite } from './source/watchSite.ts';

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
  wanted: number,
  packages: readonly RemotePackage[],
  developed: readonly RemotePackage[],
): Promise<{ port: number; remotes: DevRemote[] }> {
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

/**
 * Starts the development server of a whole site: the shell and remotes with hot reload, the others as they were built.
 * @param words names of the remotes to compile; none: all
 * @param wantedPort of the shell
 * @throws Error that says what to do, e.g. for a remote that does not exist or is not built
 */
export async function developSite(words: readonly string[], wantedPort: string | undefined): Promise<void> {
  process.env.NODE_ENV = 'development';
  const all = listRemotes(root);
  const { port, remotes } = await choosePorts(readPort(wantedPort), all, parseRemotes(all, words));
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
    await serveServices(),
    ...servePages(remotes, source),
  ];
  const starting = [startShell(port, handlers, states)];
  for (const remote of remotes) if (remote.isDeveloped) starting.push(startRemote(remote, states));
  await Promise.all(starting);
  watchSite({ remotes, states, events, source, checkTypes: createTypeChecks(states) });

  console.log(`\n  Open http://localhost:${port}\n`);
  console.log(`  shell            :${port}  hot`);
  for (const { folder, port: own, isDeveloped } of remotes) {
    console.log(`  ${folder.padEnd(16)} :${own}  ${isDeveloped ? 'hot' : 'its last build'}`);
  }
}
