import { once } from 'node:events';

import { createRsbuild, loadConfig } from '@rsbuild/core';
import { readRemote } from '@tesela/build/workspace';
import { previewBuild } from '@tesela/compose/previewBuild';
import { createServer } from '@tesela/gateway/createServer';
import { readEnvironment } from '@tesela/gateway/environment';
import { loadServices } from '@tesela/gateway/loadServices';

import { describeNeighbours, writeLiveSlots } from '#check/liveNeighbours.ts';
import { addReloading } from '#dev/addReloading.ts';
import { followLive } from '#site/followLive.ts';
import { sayDiffering } from '#site/previewOf.ts';
import { stopSignal } from '#stopSignal.ts';
import { defineVerb, manifestOption, siteOptions, text } from '#verb.ts';

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

export const verb = defineVerb({
  summary: 'shows the remote in this folder in the live site, built and composed anew at every change',
  usage: 'tesela dev [--manifest <file or URL>] [--port 3000]',
  options: { ...manifestOption, port: text('N', 'where the site is (PORT; 3000)'), ...siteOptions },
  run: async ({ values, site, say }) => {
    const cwd = process.cwd();
    const { name } = readRemote(cwd);
    const live = await followLive(site, values.manifest);
    await writeLiveSlots(cwd, name, await describeNeighbours(site, live));

    process.env.NODE_ENV = 'production';
    const { content } = await loadConfig({ cwd });
    const rsbuild = await createRsbuild({ cwd, config: content });
    const { services } = readEnvironment(process.env, await loadServices(cwd));
    const port = Number(values.port ?? process.env.PORT ?? 3000);
    let shown: string | undefined;
    let gateway: ReturnType<typeof createServer> | undefined;
    let notifyPages: ReturnType<typeof addReloading> | undefined;

    const show = serialize(async () => {
      try {
        const { dir, id, changed } = await previewBuild(site, cwd);
        if (!gateway) {
          // No load shedding while the compiler is busy, and no idle timeout for the pages' event streams.
          const server = createServer({
            site: dir,
            services,
            limits: { maxEventLoopDelay: 0, idleTimeout: 0 },
          });
          notifyPages = addReloading(server);
          await server.listen({ port, host: 'localhost' });
          gateway = server;
          say(`Open http://localhost:${port}: ${name} from here, all others as they are live.`);
        }
        // A change causes two builds, for browsers and for Node.
        if (id === shown) return;
        shown = id;
        notifyPages?.({ name: 'built' });
        say(`${new Date().toLocaleTimeString()}  shown (${sayDiffering(changed)})`);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        say(message);
        notifyPages?.({ name: 'failed', message });
      }
    });
    rsbuild.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) return show();
      notifyPages?.({ name: 'failed', message: stats.toString({ all: false, errors: true }) });
    });
    const watching = await rsbuild.build({ watch: true });
    await once(stopSignal(), 'abort');
    await watching.close();
    gateway?.server.closeAllConnections();
    await gateway?.close();
    return { text: 'Stopped.', data: { name } };
  },
});
