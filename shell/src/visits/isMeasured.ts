/** Whether the server wants to know how this page goes: it asks a share of the visits, and all while a canary runs. */
export function isMeasured(): boolean {
  const pages = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return pages.some(({ serverTiming = [] }) =>
    serverTiming.some(({ name }) => name === 'release' || name === 'visit'),
  );
}
