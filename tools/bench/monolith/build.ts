import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { listRemotes } from '@tesela/build/workspace';

const root = path.resolve(import.meta.dirname, '../../..');

/** Writes a replacement of the federated host that loads every remote by an `import()` of the same build. */
async function writeHost(file: string): Promise<void> {
  const loaders = listRemotes(root).map(({ name, dir }) => {
    const module = JSON.stringify(path.join(dir, 'src/exposed/remote.ts'));
    return `${name}: () => import(/* webpackChunkName: "${name}" */ ${module}),`;
  });
  const code = `const remotes = {\n${loaders.join('\n')}\n};
export const createFederatedHost = () => ({
  load: async (name) => (await remotes[name]()).remote,
  forgetRemote: () => {},
});\n`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
}

/**
 * Builds shell and micro-frontends as one bundle, with the shell's configuration and without Module Federation.
 * @param target folder for the files
 */
export async function buildMonolith(target: string): Promise<void> {
  const host = path.join(root, '.bench/bundledHost.js');
  await writeHost(host);
  const shell = path.join(root, 'shell');
  const { default: own } = (await import(pathToFileURL(path.join(shell, 'rsbuild.config.ts')).href)) as {
    default: RsbuildConfig;
  };
  const config = mergeRsbuildConfig(own, {
    mode: 'production',
    environments: {
      web: {
        // The pages contain their styles already, with the same class names.
        output: { distPath: { root: path.resolve(target) }, emitCss: false },
        tools: {
          rspack: {
            resolve: {
              alias: { '#remotes/federatedHost.ts': host },
            },
          },
        },
      },
    },
  });
  const rsbuild = await createRsbuild({ cwd: shell, config, environment: ['web'] });
  await (await rsbuild.build()).close();
}
