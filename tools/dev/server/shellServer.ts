import { createRsbuild, mergeRsbuildConfig, type RequestHandler } from '@rsbuild/core';

import { forHotUpdates, loadConfig, reportCompiling } from './compiling.ts';
import type { PackageStates } from './packageStates.ts';
import { shellDir } from './remotes.ts';

/** Starts the development server of the shell and waits for its first build. */
export async function startShell(
  port: number,
  handlers: readonly RequestHandler[],
  states: PackageStates,
): Promise<void> {
  const config = mergeRsbuildConfig(await loadConfig(shellDir), {
    mode: 'development',
    // One overlay shows the errors of all packages.
    dev: { client: { overlay: false }, lazyCompilation: false },
    output: { injectStyles: true },
    tools: { rspack: forHotUpdates },
    server: {
      port,
      setup: ({ server }) => {
        for (const handler of handlers) server.middlewares.use(handler);
      },
    },
    environments: {
      web: {
        source: { entry: { index: './dev/main.ts' } },
        // With numeric ids a new module changes the ids of others, and hot updates fail.
        tools: { rspack: { optimization: { moduleIds: 'named' } } },
      },
    },
  });
  const rsbuild = await createRsbuild({ cwd: shellDir, config, environment: ['web'] });
  const built = reportCompiling('shell', rsbuild, states);
  const server = await rsbuild.createDevServer();
  await server.listen();
  await built;
}
