import { useEffect, useSyncExternalStore } from 'react';

import { hasNewRelease, lookForNewRelease, onNewRelease } from './newRelease.ts';

/** Whether a reload would bring a newer release than the one that this tab was opened with. */
export function useHasNewRelease(): boolean {
  useEffect(() => void lookForNewRelease(), []);
  return useSyncExternalStore(onNewRelease, hasNewRelease, () => false);
}
