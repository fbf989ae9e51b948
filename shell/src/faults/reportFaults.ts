import { folderOf, type RemoteName } from '@clinic/shared/contract';

import { isNotFetched } from '#fetching/NotFetched.ts';
import type { LiveRemotesSource } from '#remotes/liveRemotesSource.ts';
import { tellFault } from '#visits/faults.ts';

export type FaultReporter = {
  /** Says once what failed of a remote, until all of it that failed has come. @param part page or slot */
  reportFailure: (remote: RemoteName, error: unknown, part: string) => void;
  reportSuccess: (remote: RemoteName, part: string) => void;
};

/** Longest time between a request that leaving breaks off and the page's end, in ms. */
const LEAVING_MS = 1_000;

/** Where a remote's files lie: the folder of its entry. */
const baseOf = (entry: string): string => new URL('.', new URL(entry, document.baseURI)).href;

/** Firefox breaks off what is on its way before it says that the page is left: then nothing failed. */
function sayUnlessLeft(say: () => void): void {
  const left = new AbortController();
  const waiting = setTimeout(() => {
    left.abort();
    say();
  }, LEAVING_MS);
  window.addEventListener('pagehide', () => clearTimeout(waiting), { once: true, signal: left.signal });
}

/** Names the remote and its version on the console, for every fault that is a remote's. */
export function createFaultReporter(source: LiveRemotesSource): FaultReporter {
  const missing = new Map<RemoteName, Set<string>>();
  // What comes and throws is the same fault every time that it comes.
  const thrown = new Set<RemoteName>();

  const partsOf = (remote: RemoteName): Set<string> => {
    const parts = missing.get(remote) ?? new Set();
    missing.set(remote, parts);
    return parts;
  };

  function reportFailure(remote: RemoteName, error: unknown, part: string): void {
    const parts = partsOf(remote);
    const isKnown = parts.size > 0 || thrown.has(remote);
    if (isNotFetched(error)) parts.add(part);
    else {
      thrown.add(remote);
      // What nobody caught is heard of by whoever listens to the window.
      if (part !== 'code') tellFault(error);
    }
    if (isKnown) return;
    const say = () => console.error(`${folderOf(remote)} ${source.get()[remote]?.version} failed.`, error);
    if (isNotFetched(error)) sayUnlessLeft(say);
    else say();
  }

  function ownerOf(trace: string): RemoteName | undefined {
    const owner = Object.entries(source.get()).find(([, { entry }]) => trace.includes(baseOf(entry)));
    // The keys of a Record<RemoteName, …> are names of remotes; Object.entries widens them.
    return owner?.[0] as RemoteName | undefined;
  }

  function reportUncaught(event: Event, trace: string, error: unknown): void {
    const remote = ownerOf(trace);
    if (!remote) return;
    // The browser would print the error once more, without the name.
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
