import type { Remote, RemoteName } from '@clinic/shared/contract';
import type { RemoteHost } from '@clinic/shared/prerender';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

import { assertRemote } from './host.ts';
import type { RegistrySource } from './registrySource.ts';

/**
 * Loads remotes through module federation. `loadRemote` recovers after a failed attempt;
 * a static `import('mfe_shop/remote')` would rethrow its first error for ever.
 */
export function createFederatedHost(source: RegistrySource): Pick<RemoteHost, 'load'> {
  const registered = new Map<RemoteName, string>();

  /** After a failure another release may be live, at another address. */
  function register(name: RemoteName, entry: string): void {
    if (registered.get(name) === entry) return;
    registerRemotes([{ name, entry }], { force: registered.has(name) });
    registered.set(name, entry);
  }

  return {
    load: async (name: RemoteName): Promise<Remote> => {
      const live = source.get()[name];
      if (!live) throw new Error(`"${name}" is not live.`);
      source.keep(name);
      try {
        register(name, live.entry);
        const module = await loadRemote<{ remote: unknown }>(`${name}/remote`);
        assertRemote(module?.remote, name);
        return module.remote;
      } catch (error) {
        source.letGo(name);
        throw error;
      }
    },
  };
}
