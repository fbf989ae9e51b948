import type { RemoteName } from '@tesela/core/contract';
import { LIVE_REMOTES_URL, type LiveRemote, type LiveRemotes } from '@tesela/core/liveRemotes';

import { fetchText } from '#fetching/fetchText.ts';

/**
 * Knows which remotes are live. Every page brings the remotes that it shows; the others are read from the server when a
 * slot or the search needs them, and when a remote has failed.
 */
export type LiveRemotesSource = {
  get: () => LiveRemotes;
  /** Adds what another page brings. */
  add: (page: LiveRemotes) => void;
  /** Reads the live remotes from the server. Rejects when the network fails. */
  refresh: () => Promise<void>;
  /** The remotes whose code this tab has loaded or is loading. */
  running: Set<RemoteName>;
  /** Whether a remote of a page runs in this tab by another release. */
  isOther: (page: LiveRemotes) => boolean;
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
  const running = new Set<RemoteName>();
  let liveRemotes = inlined;
  let reading: Promise<void> | undefined;

  const hasOther = (live: LiveRemotes, name: RemoteName) => live[name]?.entry !== liveRemotes[name]?.entry;

  async function read(): Promise<void> {
    const { shell, ...live } = await fetchLiveRemotes();
    // A tab mixes no releases: one that was overtaken keeps its own.
    const isOvertaken =
      (shell && !shellScript?.startsWith(shell.entry)) || [...running].some((name) => hasOther(live, name));
    if (!isOvertaken) liveRemotes = live;
  }

  return {
    get: () => liveRemotes,
    add: (page) => void (liveRemotes = { ...liveRemotes, ...page }),
    refresh: () => {
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },
    running,
    isOther: (page) => [...running].some((name) => name in page && hasOther(page, name)),
  };
}
