import type { RemoteName } from '@clinic/shared/contract';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@clinic/shared/liveRemotes';

import { fetchWhole } from '#fetching/fetchWhole.ts';
import { wait } from '#fetching/retry.ts';
import { FRESH, OWNER } from '#timeouts.ts';

/**
 * Which remotes are live. A page brings the entries of the remotes that it shows; the rest is read when the
 * visitor moves on, so that a release changes its own pages only and an open tab learns of it.
 */
export type LiveRemotesSource = {
  /** What this tab goes by: never entries of a release that does not go with what runs in it. */
  get: () => LiveRemotes;
  /** Reads what is live now, unless that was done a moment ago. Rejects when the network fails. */
  refresh: () => Promise<void>;
  /** Whether what is known can be relied on. */
  isFresh: () => boolean;
  /** Something that is known of could not be had: it does not count as fresh any more. */
  doubt: () => void;
  /** The remote's code runs in this tab. */
  run: (name: RemoteName) => void;
  /** It could not be fetched, or has thrown: the next release may do better. */
  letGo: (name: RemoteName) => void;
  /** Whether the shell or a remote that runs in this tab has another release by now: only a new document has it. */
  isOutdated: () => boolean;
  /** Calls back when what is live has been read. @returns a function that ends it */
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
function parseLiveRemotes(json: unknown): Readonly<Record<string, LiveRemote>> {
  if (typeof json !== 'object' || json === null)
    throw new Error(`${LIVE_REMOTES_URL} names no live remotes.`);
  return Object.fromEntries(Object.entries(json).filter(([, entry]) => isLiveRemote(entry)));
}

const fetchLiveRemotes = () =>
  fetchWhole(LIVE_REMOTES_URL, {
    accept: 'application/json',
    isLive: true,
    read: (status, text) => {
      if (status !== 200) throw new Error(`The server answered ${status}.`);
      return parseLiveRemotes(JSON.parse(text));
    },
  });

/**
 * @param brought entries that the page brought along
 * @param shellScript address of what starts the shell; none in development
 */
export function createLiveRemotesSource(brought: LiveRemotes, shellScript?: string): LiveRemotesSource {
  const running = new Set<RemoteName>();
  const listeners = new Set<() => void>();
  let liveRemotes = brought;
  let isWhole = false;
  let isOutdated = false;
  let readAt = Date.now();
  let reading: Promise<void> | undefined;

  const isFresh = () => Date.now() - readAt < FRESH;

  async function read(): Promise<void> {
    const { shell, ...live } = await fetchLiveRemotes();
    const isOther = (name: RemoteName) => live[name]?.entry !== liveRemotes[name]?.entry;
    isOutdated = (shell && !shellScript?.startsWith(shell.entry)) || [...running].some(isOther);
    if (!isOutdated) liveRemotes = live;
    isWhole = true;
    readAt = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    get: () => liveRemotes,
    isFresh,
    refresh: () => {
      if (isWhole && isFresh()) return Promise.resolve();
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },
    doubt: () => void (readAt = -Infinity),
    run: (name) => void running.add(name),
    letGo: (name) => void running.delete(name),
    isOutdated: () => isOutdated,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads what is live now; what is known may well be right, so nobody waits long for better. */
export const refreshSoon = (source: LiveRemotesSource): Promise<void> =>
  Promise.race([source.refresh().catch(() => {}), wait(OWNER)]);

/** Live remotes that stay as they are: while prerendering. */
export const fixedLiveRemotes = (liveRemotes: LiveRemotes): LiveRemotesSource => ({
  get: () => liveRemotes,
  refresh: () => Promise.resolve(),
  isFresh: () => true,
  doubt: () => {},
  run: () => {},
  letGo: () => {},
  isOutdated: () => false,
  subscribe: () => () => {},
});
