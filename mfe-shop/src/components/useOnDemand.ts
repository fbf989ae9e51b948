import { useEffect, useState } from 'react';

/** The state of a value that is loaded when it is needed. */
export type OnDemand<T> =
  | { status: 'idle' | 'loading'; value: null }
  | { status: 'failed'; value: null; retry: () => void }
  | { status: 'ready'; value: T };

/**
 * Calls `load` when `isWanted` becomes true, and again when `load` changes.
 * @param load must be a stable reference, e.g. from `useCallback`
 */
export function useOnDemand<T>(load: () => Promise<T>, isWanted: boolean): OnDemand<T> {
  const [result, setResult] = useState<{ load: () => Promise<T>; outcome: OnDemand<T> } | null>(null);
  const outcome = result?.load === load ? result.outcome : null;
  const mustLoad = isWanted && outcome === null;

  useEffect(() => {
    if (!mustLoad) return;
    let isCurrent = true;
    const settle = (outcome: OnDemand<T>) => {
      if (isCurrent) setResult({ load, outcome });
    };
    load().then(
      (value) => settle({ status: 'ready', value }),
      () => settle({ status: 'failed', value: null, retry: () => setResult(null) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, mustLoad]);

  return outcome ?? { status: isWanted ? 'loading' : 'idle', value: null };
}
