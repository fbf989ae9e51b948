import { useEffect, useState } from 'react';

import { LATE, LATE_OFFLINE } from '#timeouts.ts';

import { useIsOffline } from './useIsOffline.ts';

/** Whether something has kept the visitor waiting for so long that other ways should be offered. */
export function useIsLate(isWaiting: boolean): boolean {
  const isOffline = useIsOffline();
  const [isLate, setIsLate] = useState(false);
  if (isLate && !isWaiting) setIsLate(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), isOffline ? LATE_OFFLINE : LATE);
    return () => clearTimeout(timer);
  }, [isWaiting, isOffline]);

  return isLate;
}
