import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { folderOf, type Remote, type RemoteData, type RemoteName } from '@tesela/core/contract';
import type { PrerenderModule } from '@tesela/core/prerender';

import type { Release } from '#releases/release.ts';

export type Modules = {
  shell: PrerenderModule;
  /** Of the shell; shells that carry their words as scripts have none. */
  ownData: Pick<RemoteData, 'documents'>;
  remotes: Map<RemoteName, Remote>;
  /** Of the remotes that have something for compose alone. */
  data: Map<RemoteName, RemoteData>;
};

/** Before the slash; the second is that of contract 6, whose releases go with contract 8. */
const waistModule = /^@(?:tesela\/core|clinic\/shared)\//;

/**
 * Lets the node builds of the releases import what the shell provides: modules of the waist come
 * from the shell's release, React from this package. So a remote gets the very store and router
 * that the shell renders with, as in the browser.
 */
function provideWaist(shell: Release, releases: readonly Release[]): void {
  const dirs = releases.map(({ dir }) => pathToFileURL(`${dir}/`).href);
  const waist = pathToFileURL(path.join(shell.dir, 'node/waist/')).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '' } = context;
      if (!dirs.some((dir) => parentURL.startsWith(dir))) return nextResolve(specifier, context);
      if (waistModule.test(specifier))
        return nextResolve(`${waist}${specifier.replace(waistModule, '')}.mjs`, context);
      if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) {
        return nextResolve(specifier, { ...context, parentURL: import.meta.url });
      }
      return nextResolve(specifier, context);
    },
  });
}

const hasData = ({ dir }: Release): boolean => existsSync(path.join(dir, 'node/data.mjs'));

/**
 * Loads the shell's prerenderer and the remotes' node builds into this process.
 * Call once per process: modules stay loaded.
 */
export async function loadModules(
  shell: Release,
  remotes: ReadonlyMap<RemoteName, Release>,
): Promise<Modules> {
  provideWaist(shell, [shell, ...remotes.values()]);
  const load = (release: Release, file: string) =>
    import(pathToFileURL(path.join(release.dir, 'node', file)).href);
  const shellModule: PrerenderModule = await load(shell, 'render.mjs');
  const loaded = new Map<RemoteName, Remote>();
  const data = new Map<RemoteName, RemoteData>();
  for (const [name, release] of remotes) {
    const refusal = (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return new Error(`${folderOf(name)} ${release.version} cannot be composed: ${reason}`, { cause });
    };
    const module = (await load(release, 'remote.mjs').catch((cause: unknown) => {
      throw refusal(cause);
    })) as { remote?: unknown };
    try {
      shellModule.assertRemote(module.remote, name);
      if (module.remote.name !== name)
        throw new Error(`it calls itself "${module.remote.name}" in defineRemote().`);
    } catch (cause) {
      throw refusal(cause);
    }
    loaded.set(name, module.remote);
    if (!hasData(release)) continue;
    const own = await load(release, 'data.mjs').catch((cause: unknown) => {
      throw refusal(cause);
    });
    data.set(name, own as RemoteData);
  }
  const ownData = hasData(shell) ? ((await load(shell, 'data.mjs')) as Modules['ownData']) : {};
  return { shell: shellModule, ownData, remotes: loaded, data };
}
