import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in prerendered HTML and in the first render over it, true from then on: for what only the browser knows.
 * Areas hydrate at different times; it tells of the area that calls it.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
