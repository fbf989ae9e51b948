import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in prerendered HTML and while hydrating; true from then on. For what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
