import { once } from 'node:events';

import { createRsbuild, loadConfig } from '@rsbuild/core';
import type { RemotePackage } from '@tesela/build/workspace';
import type { SiteFolder } from '@tesela/compose/change';
import { previewBuild } from '@tesela/compose/previewBuild';
import { createServer } from '@tesela/gateway/createServer';
import { readEnvironment } from '@tesela/gateway/environment';
import { loadServices } from '@tesela/gateway/loadServices';

import { describeNeighbours, writeLiveSlots } from '#check/liveNeighbours.ts';
import { followLive } from '#site/followLive.ts';
import { sayDiffering } from '#site/previewOf.ts';
import { stopSignal } from '#stopSignal.ts';
import type { Say } from '#verb.ts';

import { addClient } from './addClient.ts';
import { errorsOf } from './compile/compiling.ts';
import { logErrors } from './compile/logErrors.ts';
import { createPackageStates, type PackageError } from './compile/packageStates.ts';
import { createDevEvents } from './serve/events.ts';

/** Runs one call of `work` at a time; calls during a run cause one more run after it. */
function serialize(work: () => Promise<void>): () => void {
  let running: Promise<void> | undefined;
  let isRequested = false;
  return function request() {
    isRequested = true;
    running ??= (async () => {
      while (isRequested) {
        isRequested = false;
        await work();
      }
      running = undefined;
    })();
  };
}

type Options = { site: SiteFolder; manifest: string | undefined; port: number; say: Say };

/**
 * Shows a remote in the live site until it is stopped: builds it and composes the site anew at every change.
 * @throws Error when nothing is known of the live site
 */
export async function developRemote(
  { name, folder, dir }: RemotePackage,
  { site, manifest, port, say }: Options,
): Promise<void> {
  const live = await followLive(site, manifest);
  await writeLiveSlots(dir, name, await describeNeighbours(site, live));

  process.env.NODE_ENV = 'production';
  const { content } = await loadConfig({ cwd: dir });
  const rsbuild = await createRsbuild({ cwd: dir, config: content });
  const { services } = readEnvironment(process.env, await loadServices(dir));
  const states = createPackageStates();
  const events = createDevEvents(states);
  logErrors(states);
  function fail(all: PackageError[]): void {
    // The build for browsers and the one for Node say the same.
    const errors = [...new Map(all.map((error) => [error.file ?? error.message, error])).values()];
    states.set({ folder, status: 'failed', errors });
  }
  let shown: string | undefined;
  let gateway: ReturnType<typeof createServer> | undefined;

  const show = serialize(async () => {
    try {
      const { dir: preview, id, changed } = await previewBuild(site, dir);
      states.set({ folder, status: 'ready', errors: [] });
      if (!gateway) {
        // No load shedding while the compiler is busy, and no idle timeout for the pages' event streams.
        const limits = { maxEventLoopDelay: 0, idleTimeout: 0 };
        const server = createServer({ site: preview, services, limits });
        addClient(server, events);
        await server.listen({ port, host: 'localhost' });
        gateway = server;
        say(`Open http://localhost:${port}: ${name} from here, all others as they are live.`);
      }
      // A change causes two builds, for browsers and for Node.
      if (id === shown) return;
      shown = id;
      events.reload(`${folder} was composed anew`);
      say(`${new Date().toLocaleTimeString()}  shown (${sayDiffering(changed)})`);
    } catch (error) {
      fail([{ message: error instanceof Error ? error.message : String(error) }]);
    }
  });
  rsbuild.onAfterBuild(({ stats }) => (stats?.hasErrors() ? fail(errorsOf(stats, dir)) : show()));
  const watching = await rsbuild.build({ watch: true });
  await once(stopSignal(), 'abort');
  await watching.close();
  gateway?.server.closeAllConnections();
  await gateway?.close();
}
