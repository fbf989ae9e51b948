import { folderOf, type RemoteName } from '@tesela/core/contract';

import { isFetchError } from '#fetching/FetchError.ts';
import type { LiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import { emitError } from '#visits/errors.ts';

export type FailureReporter = {
  /** Logs the first failure of a remote; then nothing until all failed parts have loaded. @param part page or slot */
  reportFailure: (remote: RemoteName, error: unknown, part: string) => void;
  reportSuccess: (remote: RemoteName, part: string) => void;
};

/** Longest time between an aborted request and the `pagehide` event when a visitor leaves, in ms. */
const LEAVING_MS = 1_000;

/** Where a remote's files lie: the folder of its entry. */
const baseOf = (entry: string): string => new URL('.', new URL(entry, document.baseURI)).href;

/** Firefox aborts requests before it fires `pagehide`, so an abort followed by `pagehide` is not a failure. */
function logUnlessLeaving(log: () => void): void {
  const left = new AbortController();
  const waiting = setTimeout(() => {
    left.abort();
    log();
  }, LEAVING_MS);
  window.addEventListener('pagehide', () => clearTimeout(waiting), { once: true, signal: left.signal });
}

/** Logs failures of remotes on the console, with the name of the remote and its version, or its entry until that is known. */
export function createFailureReporter(source: Pick<LiveRemotesSource, 'get'>): FailureReporter {
  const missing = new Map<RemoteName, Set<string>>();
  // Code that loads and throws repeats the same error each time that it is loaded.
  const thrown = new Set<RemoteName>();
  const counted = new Set<string>();

  const partsOf = (remote: RemoteName): Set<string> => {
    const parts = missing.get(remote) ?? new Set();
    missing.set(remote, parts);
    return parts;
  };

  function reportFailure(remote: RemoteName, error: unknown, part: string): void {
    const parts = partsOf(remote);
    const isKnown = parts.size > 0 || thrown.has(remote);
    if (isFetchError(error)) parts.add(part);
    else {
      thrown.add(remote);
      const label = [remote, part, error].join(' ');
      // Uncaught errors reach the listeners of the window by themselves.
      if (part !== 'code' && !counted.has(label)) emitError(error);
      counted.add(label);
    }
    if (isKnown) return;
    const log = () => {
      const { version, entry } = source.get()[remote] ?? {};
      console.error(`${folderOf(remote)} ${version ?? entry} failed.`, error);
    };
    if (isFetchError(error)) logUnlessLeaving(log);
    else log();
  }

  function ownerOf(trace: string): RemoteName | undefined {
    const owner = Object.entries(source.get()).find(([, { entry }]) => trace.includes(baseOf(entry)));
    // The keys of a Record<RemoteName, …> are names of remotes; Object.entries widens them.
    return owner?.[0] as RemoteName | undefined;
  }

  function reportUncaught(event: Event, trace: string, error: unknown): void {
    const remote = ownerOf(trace);
    if (!remote) return;
    // Otherwise the browser logs the error again, without the name of the remote.
    event.preventDefault();
    reportFailure(remote, error, 'code');
  }

  window.addEventListener('error', (event) =>
    reportUncaught(event, event.filename, event.error ?? event.message),
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    reportUncaught(event, reason instanceof Error ? (reason.stack ?? '') : '', reason);
  });

  return { reportFailure, reportSuccess: (remote, part) => void partsOf(remote).delete(part) };
}
