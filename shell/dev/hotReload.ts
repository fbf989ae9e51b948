import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';

import type { MountedSite } from '../src/entry/mount.tsx';

declare global {
  /** What the development builds of remotes call; see shared/preset/hot. */
  var clinicDev: { remoteChanged: (remote: Remote) => void } | undefined;
}

/**
 * Puts what changed in a remote into the page as it stands: its module when no component took the change (words,
 * pages), and its documents. Components keep their state, since they stay the same to React.
 */
export function hotReload({ resources, source, federation, forgetDocuments, render }: MountedSite): void {
  async function renew(remote: RemoteName): Promise<void> {
    try {
      await resources.reload(remote);
      render();
    } catch (error) {
      console.error(
        `${folderOf(remote)}: what changed could not be put in place. Load the page again.`,
        error,
      );
    }
  }

  globalThis.clinicDev = {
    remoteChanged: (remote) => {
      federation.replace(remote);
      void renew(remote.name);
    },
  };
  addEventListener('clinic:documents', (event) => {
    const folder: unknown = (event as CustomEvent).detail; // the development client's
    // The keys of a registry are remotes; Object.keys widens them.
    const remote = (Object.keys(source.get()) as RemoteName[]).find((name) => folderOf(name) === folder);
    if (!remote) return;
    forgetDocuments(source.get()[remote]?.data);
    void renew(remote);
  });
}
