import { listRemotes } from '@tesela/build/workspace';
import { readSources } from '@tesela/cli/dev/readSources';
import type { RemoteDocuments } from '@tesela/core/contract';
import type { PerLang } from '@tesela/core/lang';

/** The documents that compose would make of the sources, as they are now, by folder. @param root of the workspace */
export async function readDocuments(root: string): Promise<Record<string, PerLang<RemoteDocuments>>> {
  const { own, remotes } = await readSources(root, listRemotes(root));
  const ofRemotes = Object.entries(remotes).map(([folder, { documents }]) => [folder, documents]);
  return { ...(own && { shell: own }), ...Object.fromEntries(ofRemotes) };
}
