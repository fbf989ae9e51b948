import { useEffect, useSyncExternalStore } from 'react';

import { useResources } from './ResourcesContext.ts';

/** Whether a reload would bring another release than the one of this tab: a file of this one did not come. */
export function useIsOutdated(): boolean {
  const { source } = useResources();
  useEffect(() => {
    source.doubt();
    // The server does not answer that either; what shows this is shown again.
    source.refresh().catch(() => {});
  }, [source]);
  return useSyncExternalStore(source.subscribe, source.isOutdated, () => false);
}
