import { useEffect, useState } from 'react';

import { LATE_DELAY, LATE_OFFLINE_DELAY } from '#timeouts.ts';

import { useIsOffline } from './useIsOffline.ts';

/** Whether the visitor has waited so long that help should be offered. */
export function useIsLate(isWaiting: boolean): boolean {
  const isOffline = useIsOffline();
  const [isLate, setIsLate] = useState(false);
  if (isLate && !isWaiting) setIsLate(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), isOffline ? LATE_OFFLINE_DELAY : LATE_DELAY);
    return () => clearTimeout(timer);
  }, [isWaiting, isOffline]);

  return isLate;
}
