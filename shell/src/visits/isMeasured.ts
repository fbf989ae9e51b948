/** Whether the server asks this page for measurements: a share of all visits, and every visit while a canary runs. */
export function isMeasured(): boolean {
  const pages = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return pages.some(({ serverTiming = [] }) =>
    serverTiming.some(({ name }) => name === 'release' || name === 'visit'),
  );
}
