import { existsSync } from 'node:fs';
import path from 'node:path';

import { createRsbuild, loadConfig, mergeRsbuildConfig, type RequestHandler } from '@rsbuild/core';
import { refreshRuntimeLender } from '@tesela/build/dev/hotUpdates';

import { shellDir } from '#dev/source/remotes.ts';

import { forHotUpdates, reportCompiling } from './compiling.ts';
import type { PackageStates } from './packageStates.ts';

/** What the shell starts in development. */
const entry = './src/entry/dev.ts';

/**
 * Starts the development server of the shell and waits for its first build.
 * @throws Error when the shell has no entry for it
 */
export async function startShell(
  port: number,
  handlers: readonly RequestHandler[],
  states: PackageStates,
): Promise<void> {
  if (!existsSync(path.join(shellDir, entry)))
    throw new Error('shell/src/entry/dev.ts is missing: it calls startDev(site, head) of @tesela/host/dev.');
  const { content } = await loadConfig({ cwd: shellDir });
  const config = mergeRsbuildConfig(content, {
    mode: 'development',
    // One overlay shows the errors of all packages.
    dev: { client: { overlay: false }, lazyCompilation: false },
    output: { injectStyles: true },
    tools: { rspack: forHotUpdates },
    server: {
      port,
      printUrls: false,
      setup: ({ server }) => {
        for (const handler of handlers) server.middlewares.use(handler);
      },
    },
    environments: {
      web: {
        source: { preEntry: refreshRuntimeLender, entry: { index: entry } },
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
