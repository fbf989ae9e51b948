import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML and in the first render over it, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
