import type { Remote, RemoteName } from '@tesela/core/contract';
import type { RemoteHost } from '@tesela/core/prerender';

import { assertRemote } from './assertRemote.ts';
import type { LiveRemotesSource } from './liveRemotesSource.ts';
import { loadContainer } from './loadContainer.ts';

export type FederatedHost = Pick<RemoteHost, 'load'> & {
  /** Forgets the code of a remote that failed; the next `load` fetches it again. */
  forgetRemote: (name: RemoteName) => void;
};

/** The Module Federation runtime is a chunk of its own, because the shell's own pages do not need it. */
const loadFederation = () => import('./federation.ts');

/**
 * Loads remotes through Module Federation, but fetches their entries itself: the runtime would wait for a pending
 * request for ever, and would accept any global variable with the name of the remote as its container.
 */
export function createFederatedHost(source: LiveRemotesSource): FederatedHost {
  const known = new Map<RemoteName, Promise<Remote>>();

  async function fetchRemote(name: RemoteName): Promise<Remote> {
    const live = source.get()[name];
    if (!live) throw new Error(`"${name}" is not live.`);
    const { entry, integrity } = live;
    // The entry needs the runtime when it runs. Both files are preloaded, so this order costs no time.
    const federation = await loadFederation();
    const container = await loadContainer(name, entry, integrity);
    federation.registerRemotes([{ name, entry }]);
    federation.getInstance()?.initRawContainer(name, entry, container);
    const module = await federation.loadRemote<{ remote: unknown }>(`${name}/remote`);
    assertRemote(module?.remote, name);
    return module.remote;
  }

  function forgetRemote(name: RemoteName): void {
    known.delete(name);
    source.running.delete(name);
  }

  return {
    load: (name) => {
      const running = known.get(name);
      if (running) return running;
      const remote = fetchRemote(name);
      known.set(name, remote);
      source.running.add(name);
      // The next attempt may find another release, at another URL.
      remote.catch(() => forgetRemote(name));
      return remote;
    },
    forgetRemote,
  };
}
