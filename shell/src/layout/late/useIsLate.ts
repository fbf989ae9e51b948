import { useEffect, useState } from 'react';

/** How long a visitor waits without a word, in ms. */
const patience = 3_000;

/** Whether something has kept the visitor waiting for so long that other ways should be offered. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  if (isLate && !isWaiting) setIsLate(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return isLate;
}
