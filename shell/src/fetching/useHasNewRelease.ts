import { useSyncExternalStore } from 'react';

import { hasNewRelease, onNewRelease } from './newRelease.ts';

/** Whether a reload would bring a newer release than the one that this tab was opened with. */
export const useHasNewRelease = (): boolean => useSyncExternalStore(onNewRelease, hasNewRelease, () => false);
