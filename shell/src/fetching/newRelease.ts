import { PAGE_SCRIPTS_ID, type LiveRemote, type PageScripts } from '@clinic/shared/liveRemotes';
import type { RemoteName } from '@clinic/shared/contract';

import { readPageData } from '#pageData.ts';

import { parsePage } from './parsePage.ts';

/** Shortest time between two questions to the server, in ms. */
const lookInterval = 10_000;

const changes = new EventTarget();
let isFound = false;
let lastLook = -Infinity;

/** The shell's release, by the address of what starts it; undefined in development. */
function shellScript(page: Document): string | undefined {
  const json = page.getElementById(PAGE_SCRIPTS_ID)?.textContent;
  return json ? (JSON.parse(json) as PageScripts).start[0] : undefined;
}

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
    compareReleases(parsePage(await response.text()));
  } catch {
    // The server does not answer either; the next failure asks again.
  }
}

/** Calls back when a newer release is found. @returns a function that ends it */
export function onNewRelease(listener: () => void): () => void {
  changes.addEventListener('found', listener);
  return () => changes.removeEventListener('found', listener);
}

export const hasNewRelease = (): boolean => isFound;
