import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';

import { mount } from '../src/entry/mount.tsx';
import { retryNow } from '../src/fetching/retryNow.ts';
import { keepFaults, onFault } from '../src/visits/faults.ts';
import { sayWhenLate } from './sayWhenLate.ts';

declare global {
  /** What the development builds of remotes call; see platform/build/src/hot. */
  var clinicDev: { remoteChanged: (remote: Remote) => void; updated: () => void } | undefined;
}

/**
 * Mounts the site, and puts what changes in a remote into the page as it stands: its module when no component took
 * the change (words, pages), and its documents. Components keep their state, since they stay the same to React.
 */
export async function mountHot(): Promise<void> {
  keepFaults();
  onFault((error) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    dispatchEvent(new CustomEvent('clinic:fault', { detail }));
  });
  const replaced = new Map<RemoteName, Remote>();
  const loaded = new Map<RemoteName, Promise<Remote>>();
  const missing = new Set<RemoteName>();
  const { source, forgetDocuments, renew } = await mount((host) => async (name) => {
    // Once: a second copy of a remote that threw would take the hot updates from the first, and neither be mended.
    if (!loaded.has(name)) missing.add(name);
    const loading = loaded.get(name) ?? sayWhenLate(name, host.load(name));
    loaded.set(name, loading);
    loading.then(
      () => missing.delete(name),
      () => loaded.delete(name),
    );
    const first = await loading;
    return replaced.get(name) ?? first;
  });

  function updated(): void {
    dispatchEvent(new Event('clinic:updated'));
    // A page that threw waits ever longer between its attempts: new code deserves one now.
    retryNow();
  }
  import.meta.webpackHot?.addStatusHandler((status) => status === 'idle' && updated());
  globalThis.clinicDev = {
    remoteChanged: (remote) => {
      replaced.set(remote.name, remote);
      renew();
    },
    updated,
  };
  // A remote that never started has no code to be updated.
  addEventListener('clinic:built', () => missing.size > 0 && retryNow());
  addEventListener('clinic:documents', (event) => {
    const folder: unknown = (event as CustomEvent).detail; // the development client's
    // The keys of a registry are remotes; Object.keys widens them.
    const remote = (Object.keys(source.get()) as RemoteName[]).find((name) => folderOf(name) === folder);
    if (!remote) return;
    forgetDocuments(source.get()[remote]?.data);
    renew();
  });
}
