import { existsSync } from 'node:fs';
import path from 'node:path';

import { createRsbuild, mergeRsbuildConfig, type Rspack } from '@rsbuild/core';

import { forHotUpdates, loadConfig, reportCompiling } from './compiling.ts';
import type { PackageStates } from './packageStates.ts';
import { root, shortName, type DevRemote } from './remotes.ts';

const hot = (file: string): string => path.join(root, 'platform/build/src/hot', file);

/** Makes a remote's bundle use the refresh runtime of the shell, and pass its changed module to the shell. */
function shareRefreshRuntime(config: Rspack.Configuration): void {
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      'react-refresh/runtime$': hot('runtime.js'),
      'react-refresh': hot('.'),
    },
  };
  config.module = {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      { test: /[\\/]src[\\/]exposed[\\/]remote\.ts$/, enforce: 'post', use: hot('remoteLoader.cjs') },
    ],
  };
}

/** Starts the development server of a remote and waits for its first build. */
export async function startRemote({ folder, dir, port }: DevRemote, states: PackageStates): Promise<void> {
  const config = mergeRsbuildConfig(await loadConfig(dir), {
    mode: 'development',
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      hmr: true,
      lazyCompilation: false,
      client: { protocol: 'ws', host: 'localhost', port, overlay: false },
    },
    output: { injectStyles: true },
    server: { port },
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
  const config = mergeRsbuildConfig(await loadConfig(dir), {
    server: {
      port,
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
