import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';

import { mount } from '../src/entry/mount.tsx';

declare global {
  /** What the development builds of remotes call; see shared/preset/hot. */
  var clinicDev: { remoteChanged: (remote: Remote) => void } | undefined;
}

/**
 * Mounts the site, and puts what changes in a remote into the page as it stands: its module when no component took
 * the change (words, pages), and its documents. Components keep their state, since they stay the same to React.
 */
export async function mountHot(): Promise<void> {
  const replaced = new Map<RemoteName, Remote>();
  const { source, forgetDocuments, renew } = await mount((host) => async (name) => {
    const first = await host.load(name);
    return replaced.get(name) ?? first;
  });

  globalThis.clinicDev = {
    remoteChanged: (remote) => {
      replaced.set(remote.name, remote);
      renew();
    },
  };
  addEventListener('clinic:documents', (event) => {
    const folder: unknown = (event as CustomEvent).detail; // the development client's
    // The keys of a registry are remotes; Object.keys widens them.
    const remote = (Object.keys(source.get()) as RemoteName[]).find((name) => folderOf(name) === folder);
    if (!remote) return;
    forgetDocuments(source.get()[remote]?.data);
    renew();
  });
}
