import type { RemoteName } from '@clinic/shared/contract';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@clinic/shared/liveRemotes';

import { fetchText } from '#fetching/fetchText.ts';
import { wait } from '#fetching/retry.ts';
import { FRESH_FOR, REFRESH_MAX_WAIT } from '#timeouts.ts';

/**
 * Knows which remotes are live. The page data has the remotes that the page shows; the others are read when the
 * visitor navigates. So a release changes only its own pages, and an open tab notices it.
 */
export type LiveRemotesSource = {
  /** The live remotes that this tab uses. They are not updated while the tab is outdated. */
  get: () => LiveRemotes;
  /** Reads the live remotes from the server, unless they are fresh. Rejects when the network fails. */
  refresh: () => Promise<void>;
  isFresh: () => boolean;
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

  const isFresh = () => Date.now() - readAt < FRESH_FOR;

  async function read(): Promise<void> {
    const { shell, ...live } = await fetchLiveRemotes();
    const isOther = (name: RemoteName) => live[name]?.entry !== liveRemotes[name]?.entry;
    isOutdated = (shell && !shellScript?.startsWith(shell.entry)) || [...pinned].some(isOther);
    if (!isOutdated) liveRemotes = live;
    isComplete = true;
    readAt = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    get: () => liveRemotes,
    isFresh,
    refresh: () => {
      if (isComplete && isFresh()) return Promise.resolve();
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

/** Refreshes, but resolves after a short time in any case, because the known live remotes are probably right. */
export const refreshSoon = (source: LiveRemotesSource): Promise<void> =>
  Promise.race([source.refresh().catch(() => {}), wait(REFRESH_MAX_WAIT)]);

/** Live remotes that never change, for prerendering. */
export const fixedLiveRemotes = (liveRemotes: LiveRemotes): LiveRemotesSource => ({
  get: () => liveRemotes,
  refresh: () => Promise.resolve(),
  isFresh: () => true,
  markStale: () => {},
  pinVersion: () => {},
  unpinVersion: () => {},
  isOutdated: () => false,
  subscribe: () => () => {},
});
