import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@tesela/core/contract';
import '@tesela/core/chunkLoader';

/** The object that `remoteEntry.js` assigns to the global variable named after its remote. */
type Container = Parameters<ModuleFederation['initRawContainer']>[2];

type Chunks = unknown[];

const scope = globalThis as unknown as Record<string, unknown>;

/**
 * Makes a new container fetch its chunks again instead of reusing those of an earlier container. The earlier one may be
 * in use, so it still receives every new chunk.
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
 * Runs the `remoteEntry.js` of a remote. Each call returns a new container, without the state of an earlier attempt.
 * @throws Error when the file cannot be fetched or belongs to another remote
 */
export async function loadContainer(name: RemoteName, entry: string, integrity?: string): Promise<Container> {
  const before = scope[name];
  hideKnownChunks(name);
  await globalThis.teselaLoader?.loadScript(entry, integrity);
  const container = scope[name];
  if (container === before || !isContainer(container))
    throw new Error(`${entry} is not the entry of "${name}".`);
  return container;
}
