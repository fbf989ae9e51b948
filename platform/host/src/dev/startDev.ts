import { folderOf, type Remote, type RemoteName } from '@tesela/core/contract';

import { createTab } from '#click/tab.ts';
import type { SiteDefinition } from '#defineSite.ts';
import { mount } from '#entry/app.tsx';
import { chunkLoader } from '#fetching/chunkLoader.ts';
import { retryNow } from '#fetching/retryNow.ts';
import type { SiteHead } from '#routing/head.ts';
import { collectErrors, onError } from '#visits/errors.ts';

import { announceWhenLate } from './announceWhenLate.ts';
import { showDrawnHead } from './showDrawnHead.ts';

declare global {
  /** The development builds of remotes call it; see platform/build/src/hot. */
  var teselaDev: { remoteChanged: (remote: Remote) => void; updated: () => void } | undefined;
}

/** Has the federation runtime read the manifest of a remote, for the browser's extension for Module Federation. */
async function describeForExtension(name: RemoteName, remoteEntry = ''): Promise<void> {
  const { getInstance } = await import('#remotes/federation.ts');
  const entry = remoteEntry.replace('remoteEntry.js', 'mf-manifest.json');
  // A remote that is served from its last build has none.
  await getInstance()
    ?.snapshotHandler.loadRemoteSnapshotInfo({ moduleInfo: { name, entry } })
    .catch(() => {});
}

/**
 * Starts the site in development: mounts it and applies changes of a remote to the running page: its documents, and its
 * module when no component has accepted the change (words, pages). Components keep their state, because React sees the same
 * components.
 */
export function startDev(site: SiteDefinition, head: SiteHead): void {
  // In a composed page the starter script does it.
  globalThis.teselaLoader = chunkLoader;
  collectErrors();
  onError((error) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    dispatchEvent(new CustomEvent('tesela:error', { detail }));
  });
  const replaced = new Map<RemoteName, Remote>();
  const loaded = new Map<RemoteName, Promise<Remote>>();
  const missing = new Set<RemoteName>();
  // Pages are drawn here, so links load documents: nothing follows them.
  const tab = createTab();
  const { source, forgetDocuments, reload, resources } = mount(tab, site, (host) => async (name) => {
    // Loaded only once: a second copy would receive the hot updates of the first, and neither would work.
    if (!loaded.has(name)) missing.add(name);
    const loading = loaded.get(name) ?? announceWhenLate(name, host.load(name));
    loaded.set(name, loading);
    loading.then(
      () => missing.delete(name),
      () => loaded.delete(name),
    );
    const first = await loading;
    void describeForExtension(name, source.get()[name]?.entry);
    return replaced.get(name) ?? first;
  });

  /** In a composed page the HTML has it. */
  const describe = () => showDrawnHead(tab.shown().page, resources(), head);
  void describe();

  function updated(): void {
    dispatchEvent(new Event('tesela:updated'));
    // The delay between attempts grows, but new code should be tried at once.
    retryNow();
  }
  import.meta.webpackHot?.addStatusHandler((status) => status === 'idle' && updated());
  globalThis.teselaDev = {
    remoteChanged: (remote) => {
      replaced.set(remote.name, remote);
      reload();
      void describe();
    },
    updated,
  };
  // A remote that never started receives no hot updates, so it is loaded again.
  addEventListener('tesela:built', () => missing.size > 0 && retryNow());
  addEventListener('tesela:documents', (event) => {
    const folder: unknown = (event as CustomEvent).detail; // the development client's
    // Object.keys widens the keys, which are names of remotes.
    const remote = (Object.keys(source.get()) as RemoteName[]).find((name) => folderOf(name) === folder);
    if (!remote) return;
    forgetDocuments(source.get()[remote]?.data);
    reload();
    void describe();
  });
}
