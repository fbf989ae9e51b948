/** Whether the server tries a release on some of the visitors, and wants to know how this page goes. */
export function isWatched(): boolean {
  const pages = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return pages.some(({ serverTiming = [] }) => serverTiming.some(({ name }) => name === 'release'));
}
