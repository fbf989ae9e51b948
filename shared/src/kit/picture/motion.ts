import { useSyncExternalStore } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor asks for less motion. `true` while prerendering and hydrating: nothing moves until it is known. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(STILL).matches,
    () => true,
  );

/** Whether the browser was told to save data (Save-Data). Only Chromium says so; not for prerendering. */
export function savesData(): boolean {
  // Not in the DOM's types: the Network Information API is no standard.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
