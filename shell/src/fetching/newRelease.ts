import type { LiveRemote } from '@clinic/shared/registry';
import type { RemoteName } from '@clinic/shared/contract';
import { useSyncExternalStore } from 'react';

import { readPageData } from '#pageData.ts';

/** Shortest time between two questions to the server, in ms. */
const lookInterval = 10_000;

const changes = new EventTarget();
let isFound = false;
let lastLook = -Infinity;

const shellScript = (page: Document) => page.querySelector('script[src]')?.getAttribute('src');

/** Notes when a page that the server has was composed from other releases than the page of this tab. */
export function compareReleases(page: Document): void {
  const { registry } = readPageData();
  const isOther = ([name, live]: [string, LiveRemote]) =>
    live.version !== (registry[name as RemoteName]?.version ?? live.version);
  if (
    shellScript(page) === shellScript(document) &&
    !Object.entries(readPageData(page).registry).some(isOther)
  )
    return;
  isFound = true;
  changes.dispatchEvent(new Event('found'));
}

/** Asks the server whether the files of this tab are those of an earlier release. */
export async function lookForNewRelease(): Promise<void> {
  if (performance.now() - lastLook < lookInterval) return;
  lastLook = performance.now();
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache', headers: { accept: 'text/html' } });
    compareReleases(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    // The server does not answer either; the next failure asks again.
  }
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('found', listener);
  return () => changes.removeEventListener('found', listener);
}

/** Whether a reload would bring a newer release than the one that this tab was opened with. */
export const useHasNewRelease = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFound,
    () => false,
  );
