import type { Remote, RemoteName } from '@clinic/shared/contract';
import type { RemoteHost } from '@clinic/shared/prerender';
import type { Registry } from '@clinic/shared/registry';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

import { assertRemote } from './host.ts';

/**
 * Loads remotes through module federation. `loadRemote` recovers after a failed attempt;
 * a static `import('mfe_shop/remote')` would rethrow its first error for ever.
 */
export function createFederatedHost(registry: Registry): Pick<RemoteHost, 'load'> {
  registerRemotes(Object.entries(registry).map(([name, { entry }]) => ({ name, entry })));
  return {
    load: async (name: RemoteName): Promise<Remote> => {
      const module = await loadRemote<{ remote: unknown }>(`${name}/remote`);
      assertRemote(module?.remote, name);
      return module.remote;
    },
  };
}
