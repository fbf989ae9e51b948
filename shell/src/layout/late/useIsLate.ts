import { useEffect, useState } from 'react';

import { useIsOffline } from './useIsOffline.ts';

/** How long a visitor waits without a word, in ms; without a connection, what is there already is shown sooner. */
const patience = { online: 3_000, offline: 150 };

/** Whether something has kept the visitor waiting for so long that other ways should be offered. */
export function useIsLate(isWaiting: boolean): boolean {
  const isOffline = useIsOffline();
  const [isLate, setIsLate] = useState(false);
  if (isLate && !isWaiting) setIsLate(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), isOffline ? patience.offline : patience.online);
    return () => clearTimeout(timer);
  }, [isWaiting, isOffline]);

  return isLate;
}
