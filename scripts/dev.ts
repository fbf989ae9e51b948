import { listRemotes, shellPort } from '@clinic/shared/workspace';

import { serveClient } from './dev/clientFiles.ts';
import { createDevEvents } from './dev/events.ts';
import { serveMockWorker, servePictures } from './dev/files.ts';
import { createPackageStates } from './dev/packageStates.ts';
import { servePages } from './dev/pages.ts';
import { findPort, readPort } from './dev/ports.ts';
import { serveBuild, startRemote } from './dev/remoteServer.ts';
import { parseRemotes, root, type DevRemote } from './dev/remotes.ts';
import { startShell } from './dev/shellServer.ts';
import { createSiteSource } from './dev/siteSource.ts';
import { tellErrors } from './dev/tellErrors.ts';
import { watchSite } from './dev/watchSite.ts';

process.env.NODE_ENV = 'development';

/** The ports that will be used: the wanted ones where they are free. */
async function choosePorts(words: readonly string[]): Promise<{ port: number; remotes: DevRemote[] }> {
  const packages = listRemotes(root);
  const developed = parseRemotes(packages, words);
  const wanted = readPort(process.env.PORT, shellPort);
  const port = await findPort(wanted);
  if (port !== wanted) console.warn(`  Port ${wanted} is taken by another program; using ${port}.`);
  const reserved = new Set([port]);
  const remotes: DevRemote[] = [];
  for (const remote of packages) {
    const own = await findPort(remote.devPort, reserved);
    reserved.add(own);
    remotes.push({ ...remote, port: own, isDeveloped: developed.includes(remote) });
  }
  return { port, remotes };
}

async function start(words: readonly string[]): Promise<void> {
  const { port, remotes } = await choosePorts(words);
  const states = createPackageStates();
  const events = createDevEvents(states);
  const source = createSiteSource(remotes, states);
  tellErrors(states);

  for (const remote of remotes.filter(({ isDeveloped }) => !isDeveloped)) await serveBuild(remote);
  const handlers = [
    events.handler,
    serveClient,
    serveMockWorker,
    servePictures(remotes),
    ...servePages(remotes, source),
  ];
  const starting = [startShell(port, handlers, states)];
  for (const remote of remotes) if (remote.isDeveloped) starting.push(startRemote(remote, states));
  await Promise.all(starting);
  watchSite({ remotes, states, events, source });

  console.log(`\n  Open http://localhost:${port}   (APIs are mocked: the panel in the corner chooses how)\n`);
  console.log(`  shell            :${port}  hot`);
  for (const { folder, port: own, isDeveloped } of remotes) {
    console.log(`  ${folder.padEnd(16)} :${own}  ${isDeveloped ? 'hot' : 'its last build'}`);
  }
}

try {
  await start(process.argv.slice(2).filter((word) => word !== '--'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
