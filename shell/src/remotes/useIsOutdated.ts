import { useEffect, useSyncExternalStore } from 'react';

import { useResources } from './ResourcesContext.ts';

/** Whether a reload would load a newer release than this tab runs. Use it when a file of this release failed. */
export function useIsOutdated(): boolean {
  const { source } = useResources();
  useEffect(() => {
    source.markStale();
    // A failure is ignored: the next notice asks again.
    source.refresh().catch(() => {});
  }, [source]);
  return useSyncExternalStore(source.subscribe, source.isOutdated, () => false);
}
