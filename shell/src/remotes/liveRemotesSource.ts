import type { RemoteName } from '@clinic/shared/contract';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@clinic/shared/liveRemotes';

import { fetchText } from '#fetching/fetchText.ts';
import { FRESH_FOR } from '#timeouts.ts';

/**
 * Knows which remotes are live. Every page brings the remotes that it shows; the others are read from the server when a
 * slot needs one, and when a remote has failed.
 */
export type LiveRemotesSource = {
  /** The live remotes that this tab uses. They are not updated while the tab is outdated. */
  get: () => LiveRemotes;
  /** Adds what another page brings. */
  add: (page: LiveRemotes) => void;
  /** Whether a remote of a page runs in this tab by another release. */
  isOther: (page: LiveRemotes) => boolean;
  /** Reads the live remotes from the server, unless they are fresh. Rejects when the network fails. */
  refresh: () => Promise<void>;
  /** Call it when a file of a live remote could not be fetched: the next `refresh` then asks the server. */
  markStale: () => void;
  /** The code of the remote runs in this tab, so another release of it makes the tab outdated. */
  pinVersion: (name: RemoteName) => void;
  /** The code of the remote failed, so this tab may use its next release. */
  unpinVersion: (name: RemoteName) => void;
  /** Whether the shell or a pinned remote has a newer release, which only a new document can run. */
  isOutdated: () => boolean;
  /** Calls back after every refresh. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isLiveRemote(value: unknown): value is LiveRemote {
  const entry = value as Partial<LiveRemote> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    isText(entry.entry) &&
    (entry.data === undefined || isText(entry.data)) &&
    (entry.integrity === undefined || isText(entry.integrity)) &&
    [entry.pages, entry.redirects, entry.slots].every(Array.isArray)
  );
}

/** Ignores invalid entries, so that one remote cannot break the others. */
function parseLiveRemotes(json: unknown): Readonly<Record<string, LiveRemote>> {
  if (typeof json !== 'object' || json === null)
    throw new Error(`${LIVE_REMOTES_URL} names no live remotes.`);
  return Object.fromEntries(Object.entries(json).filter(([, entry]) => isLiveRemote(entry)));
}

const fetchLiveRemotes = () =>
  fetchText(LIVE_REMOTES_URL, {
    accept: 'application/json',
    isLive: true,
    read: (status, text) => {
      if (status !== 200) throw new Error(`The server answered ${status}.`);
      return parseLiveRemotes(JSON.parse(text));
    },
  });

/**
 * @param inlined live remotes in the page data
 * @param shellScript URL of the script that started the shell; undefined in development
 */
export function createLiveRemotesSource(inlined: LiveRemotes, shellScript?: string): LiveRemotesSource {
  const pinned = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  let liveRemotes = inlined;
  let isComplete = false;
  let isOutdated = false;
  let readAt = Date.now();
  let reading: Promise<void> | undefined;

  const hasOther = (live: LiveRemotes, name: RemoteName) => live[name]?.entry !== liveRemotes[name]?.entry;

  async function read(): Promise<void> {
    const { shell, ...live } = await fetchLiveRemotes();
    isOutdated =
      (shell && !shellScript?.startsWith(shell.entry)) || [...pinned].some((name) => hasOther(live, name));
    if (!isOutdated) liveRemotes = live;
    isComplete = true;
    readAt = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    get: () => liveRemotes,
    add: (page) => void (liveRemotes = { ...liveRemotes, ...page }),
    isOther: (page) => [...pinned].some((name) => name in page && hasOther(page, name)),
    refresh: () => {
      if (isComplete && Date.now() - readAt < FRESH_FOR) return Promise.resolve();
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },
    markStale: () => void (readAt = -Infinity),
    pinVersion: (name) => void pinned.add(name),
    unpinVersion: (name) => void pinned.delete(name),
    isOutdated: () => isOutdated,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Live remotes that never change, for prerendering. */
export const fixedLiveRemotes = (liveRemotes: LiveRemotes): LiveRemotesSource => ({
  get: () => liveRemotes,
  refresh: () => Promise.resolve(),
  add: () => {},
  isOther: () => false,
  markStale: () => {},
  pinVersion: () => {},
  unpinVersion: () => {},
  isOutdated: () => false,
  subscribe: () => () => {},
});
