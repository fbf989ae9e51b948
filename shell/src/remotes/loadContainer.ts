import type { RemoteName } from '@clinic/shared/contract';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';

import '@clinic/shared/chunkLoader';

/** What `remoteEntry.js` leaves under the name of its remote. */
type Container = Parameters<ModuleFederation['initRawContainer']>[2];

type Chunks = unknown[];

const scope = globalThis as unknown as Record<string, unknown>;

/**
 * A new container must fetch its chunks anew, not find those that an earlier one has fetched.
 * The earlier one may be in use: it goes on hearing of every chunk that comes.
 */
function hideKnownChunks(name: RemoteName): void {
  const key = `chunk_${name}`;
  const known = scope[key] as Chunks | undefined;
  if (!known) return;
  const chunks: Chunks = [];
  chunks.push = (...items) => known.push(...items);
  scope[key] = chunks;
}

const isContainer = (candidate: unknown): candidate is Container =>
  typeof candidate === 'object' && candidate !== null && 'get' in candidate && 'init' in candidate;

/**
 * Runs a remote's `remoteEntry.js`. Each call gives a new container: nothing of an attempt that failed,
 * or of a wrong file that was served in its place, is met again.
 * @throws Error when it does not come, or is another remote's
 */
export async function loadContainer(name: RemoteName, entry: string, integrity?: string): Promise<Container> {
  const before = scope[name];
  hideKnownChunks(name);
  await globalThis.clinicLoader?.loadScript(entry, integrity);
  const container = scope[name];
  if (container === before || !isContainer(container))
    throw new Error(`${entry} is not the entry of "${name}".`);
  return container;
}
