import type { Remote, RemoteName } from '@clinic/shared/contract';
import type { RemoteHost } from '@clinic/shared/prerender';

import { assertRemote } from './host.ts';
import { loadContainer } from './loadContainer.ts';
import type { LiveRemotesSource } from './liveRemotesSource.ts';

export type FederatedHost = Pick<RemoteHost, 'load'> & {
  /** Forgets a remote's code, which has failed: the next `load` fetches all of it again. */
  startOver: (name: RemoteName) => void;
};

/** The runtime of the federation: needed for a remote's code, not for the shell's. */
const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/**
 * Loads remotes through module federation, but fetches their entries itself: the federation runtime keeps what
 * hangs, and takes what lies under a remote's name for its entry, whoever put it there.
 */
export function createFederatedHost(source: LiveRemotesSource): FederatedHost {
  const known = new Map<RemoteName, Promise<Remote>>();

  async function fetchRemote(name: RemoteName): Promise<Remote> {
    const live = source.get()[name];
    if (!live) throw new Error(`"${name}" is not live.`);
    const { entry, integrity } = live;
    // First the runtime: an entry looks for it as soon as it runs. Both are on their way before either is asked for.
    const federation = await loadFederation();
    const container = await loadContainer(name, entry, integrity);
    federation.registerRemotes([{ name, entry }]);
    federation.getInstance()?.initRawContainer(name, entry, container);
    const module = await federation.loadRemote<{ remote: unknown }>(`${name}/remote`);
    assertRemote(module?.remote, name);
    return module.remote;
  }

  function startOver(name: RemoteName): void {
    known.delete(name);
    source.letGo(name);
  }

  return {
    load: (name) => {
      const running = known.get(name);
      if (running) return running;
      const remote = fetchRemote(name);
      known.set(name, remote);
      source.run(name);
      // Another release may be live by now, at another address.
      remote.catch(() => startOver(name));
      return remote;
    },
    startOver,
  };
}
