import { navigationTiming } from '#fetching/navigationTiming.ts';

/** Whether the server asks this page for measurements: a share of all visits, and every visit while a canary runs. */
export function isMeasured(): boolean {
  const names = navigationTiming()?.serverTiming?.map(({ name }) => name) ?? [];
  return names.includes('release') || names.includes('visit');
}
