import { attempt } from '#errors/attempt.ts';

/** How this document was loaded; undefined where the browser does not say. */
export const navigationTiming = (): PerformanceNavigationTiming | undefined =>
  // `getEntriesByType('navigation')` returns entries of this type.
  attempt(() => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined);
