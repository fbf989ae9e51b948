import { existsSync } from 'node:fs';
import path from 'node:path';

import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { shareRefreshRuntime } from '@tesela/build/dev/hotUpdates';

import { shortName, type DevRemote } from '#dev/source/remotes.ts';

import { forHotUpdates, reportCompiling } from './compiling.ts';
import type { PackageStates } from './packageStates.ts';

/** Starts the development server of a remote and waits for its first build. */
export async function startRemote({ folder, dir, port }: DevRemote, states: PackageStates): Promise<void> {
  const { content } = await loadConfig({ cwd: dir });
  const config = mergeRsbuildConfig(content, {
    mode: 'development',
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      hmr: true,
      lazyCompilation: false,
      client: { protocol: 'ws', host: 'localhost', port, overlay: false },
    },
    output: { injectStyles: true },
    server: { port, printUrls: false },
    tools: { rspack: [forHotUpdates, shareRefreshRuntime] },
  });
  const rsbuild = await createRsbuild({ cwd: dir, config, environment: ['web'] });
  const built = reportCompiling(folder, rsbuild, states);
  await rsbuild.startDevServer();
  await built;
}

/** Serves the last production build of a remote. @throws Error when there is none */
export async function serveBuild({ name, folder, dir, port }: DevRemote): Promise<void> {
  if (!existsSync(path.join(dir, 'dist/web/remoteEntry.js'))) {
    throw new Error(
      `${folder} is not built. Run "pnpm build" once, or add "${shortName(name)}" to the remotes that you develop.`,
    );
  }
  const { content } = await loadConfig({ cwd: dir });
  const config = mergeRsbuildConfig(content, {
    server: {
      port,
      printUrls: false,
      setup: ({ server }) => {
        // Builds for visitors have no manifest, and pages of development ask for one.
        server.middlewares.use('/mf-manifest.json', (_request, response) => {
          response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
        });
      },
    },
  });
  const rsbuild = await createRsbuild({ cwd: dir, config, environment: ['web'] });
  await rsbuild.preview();
}
