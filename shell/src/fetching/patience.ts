/** How long a request may take before a second one is sent beside it, and before both are given up. In ms. */
type Patience = { hedge: number; limit: number };

const quick: Patience = { hedge: 2_000, limit: 8_000 };

/** On the slowest connection; more would leave a visitor of a good one without help. */
const slow: Patience = { hedge: 6_000, limit: 30_000 };

/** What this page has fetched so far took this long, in ms; 0 when nothing is known. */
function usualDuration(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const durations = entries
    .filter(({ transferSize, responseStatus }) => transferSize > 0 && responseStatus === 200)
    .map(({ duration }) => duration)
    .toSorted((a, b) => a - b);
  return durations[Math.floor(durations.length / 2)] ?? 0;
}

/** On a slow connection what is merely slow must not be fetched twice: patience follows what others took. */
export function currentPatience(): Patience {
  const usual = usualDuration();
  return {
    hedge: Math.min(Math.max(quick.hedge, 3 * usual), slow.hedge),
    limit: Math.min(Math.max(quick.limit, 10 * usual), slow.limit),
  };
}
