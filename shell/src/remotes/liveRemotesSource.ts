import type { RemoteName } from '@clinic/shared/contract';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@clinic/shared/liveRemotes';

import { fetchWhole } from '#fetching/fetchWhole.ts';
import { FRESH } from '#timeouts.ts';

/**
 * Which remotes are live. A page brings the entries of the remotes that it shows; the rest is read when the
 * visitor moves on, so that a release changes its own pages only and an open tab learns of it.
 */
export type LiveRemotesSource = {
  /** What is known now. */
  get: () => LiveRemotes;
  /** Reads what is live now, unless that was done a moment ago. Rejects when the network fails. */
  refresh: () => Promise<void>;
  /** Whether what is known can be relied on, of one remote or in general. */
  isFresh: (name?: RemoteName) => boolean;
  /** The remote's code runs in this tab: its entry stays what it is, whatever is released meanwhile. */
  keep: (name: RemoteName) => void;
  /** The code could not be fetched: the next release may do better. */
  letGo: (name: RemoteName) => void;
  /** Calls back when they have changed. @returns a function that ends it */
  subscribe: (listener: () => void) => () => void;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isLiveRemote(value: unknown): value is LiveRemote {
  const entry = value as Partial<LiveRemote> | null;
  return (
    typeof entry === 'object' &&
    entry !== null &&
    isText(entry.version) &&
    isText(entry.entry) &&
    (entry.data === undefined || isText(entry.data)) &&
    (entry.integrity === undefined || isText(entry.integrity)) &&
    [entry.pages, entry.redirects, entry.slots].every(Array.isArray)
  );
}

/** Entries that make no sense are left out: one remote's must not cost the others theirs. */
function parseLiveRemotes(json: unknown): LiveRemotes {
  if (typeof json !== 'object' || json === null)
    throw new Error(`${LIVE_REMOTES_URL} names no live remotes.`);
  return Object.fromEntries(Object.entries(json).filter(([, entry]) => isLiveRemote(entry)));
}

const fetchLiveRemotes = (): Promise<LiveRemotes> =>
  fetchWhole(LIVE_REMOTES_URL, {
    accept: 'application/json',
    isLive: true,
    read: (status, text) => {
      if (status !== 200) throw new Error(`The server answered ${status}.`);
      return parseLiveRemotes(JSON.parse(text));
    },
  });

/** @param brought entries that the page brought along */
export function createLiveRemotesSource(brought: LiveRemotes): LiveRemotesSource {
  const kept = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  let liveRemotes = brought;
  let isWhole = false;
  let readAt = Date.now();
  let reading: Promise<void> | undefined;

  const isYoung = () => Date.now() - readAt < FRESH;

  async function read(): Promise<void> {
    const live = await fetchLiveRemotes();
    const running = Object.entries(liveRemotes).filter(([name]) => kept.has(name as RemoteName));
    liveRemotes = { ...live, ...Object.fromEntries(running) };
    isWhole = true;
    readAt = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    get: () => liveRemotes,
    isFresh: (name) => isYoung() || (name !== undefined && kept.has(name)),
    refresh: () => {
      if (isWhole && isYoung()) return Promise.resolve();
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },
    keep: (name) => void kept.add(name),
    letGo: (name) => {
      kept.delete(name);
      // The next attempt must not rely on what was live a moment ago.
      readAt = -Infinity;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Live remotes that stay as they are: while prerendering. */
export const fixedLiveRemotes = (liveRemotes: LiveRemotes): LiveRemotesSource => ({
  get: () => liveRemotes,
  refresh: () => Promise.resolve(),
  isFresh: () => true,
  keep: () => {},
  letGo: () => {},
  subscribe: () => () => {},
});
