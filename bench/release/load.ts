// Load on a served site, in a process of its own so that it takes nothing from what is measured. Forked by promotes.ts:
// `node load.ts <base> <requests a second> <path>…`. Stops at any message and answers with what came back.
import autocannon from 'autocannon';

const [base = '', rate = '', ...paths] = process.argv.slice(2);

/** What came back under load. */
export type Load = { requests: number; non2xx: number; errors: number; p99: number };

const instance = autocannon(
  {
    url: base,
    connections: 8,
    overallRate: Number(rate),
    duration: 3600,
    requests: paths.map((path) => ({ path })),
  },
  (_error, result) => {
    const { requests, non2xx, errors, latency } = result;
    const load: Load = { requests: requests.total, non2xx, errors, p99: latency.p99 };
    process.send?.(load, () => process.exit());
  },
);

process.once('message', () => void instance.stop?.());
