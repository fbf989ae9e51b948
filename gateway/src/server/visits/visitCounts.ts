import type { Owner } from './ownerOf.ts';

export type VitalName = 'LCP' | 'INP' | 'CLS';

/** Up to the first Google's field data calls a page good, above the second poor. Milliseconds; CLS has no unit. */
const thresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

type Vital = { count: number; sum: number; good: number; poor: number; last: number[] };

type Row = Owner & { route: string; visits: number; errors: number; vitals: Map<VitalName, Vital> };

/** An error that was reported, with the lines of its stack for `clinic trace`. */
export type Fault = Owner & {
  route: string;
  type: string;
  frames: readonly string[];
  count: number;
  first: string;
  last: string;
};

/** Values that a percentile is taken of, and things that are kept, at most. */
const MOST_VALUES = 500;
const MOST_ROWS = 1000;
const MOST_FAULTS = 100;

/** The oldest goes: what is live is counted anew at once. */
function evict(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

const percentile75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;

/** How the measured visits went, by remote, version and route; in memory, from the start of this server. */
export function createVisitCounts() {
  const rows = new Map<string, Row>();
  const faults = new Map<string, Fault>();

  function rowOf({ remote, version }: Owner, route: string): Row {
    const key = JSON.stringify([remote, version, route]);
    const row = rows.get(key) ?? { remote, version, route, visits: 0, errors: 0, vitals: new Map() };
    rows.set(key, row);
    evict(rows, MOST_ROWS);
    return row;
  }

  return {
    visited: (owner: Owner, route: string): void => void (rowOf(owner, route).visits += 1),
    measured: (owner: Owner, route: string, name: VitalName, value: number): void => {
      const { vitals } = rowOf(owner, route);
      const vital = vitals.get(name) ?? { count: 0, sum: 0, good: 0, poor: 0, last: [] };
      vitals.set(name, vital);
      const [good, poor] = thresholds[name];
      vital.last[vital.count % MOST_VALUES] = value;
      vital.count += 1;
      vital.sum += value;
      vital.good += Number(value <= good);
      vital.poor += Number(value > poor);
    },
    failed: (owner: Owner, route: string, type: string, frames: readonly string[]): void => {
      rowOf(owner, route).errors += 1;
      const { remote, version } = owner;
      const key = JSON.stringify([remote, version, type, frames[0]]);
      const now = new Date().toISOString();
      const known = faults.get(key);
      const { count, first } = known ?? { count: 0, first: now };
      faults.set(key, { remote, version, route, type, frames, count: count + 1, first, last: now });
      evict(faults, MOST_FAULTS);
    },
    read: () => ({
      routes: [...rows.values()].map(({ vitals, ...row }) => ({
        ...row,
        vitals: Object.fromEntries(
          [...vitals].map(([name, { last, ...vital }]) => [name, { ...vital, p75: percentile75(last) }]),
        ),
      })),
      faults: [...faults.values()].toSorted((a, b) => (a.last < b.last ? 1 : -1)),
    }),
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;
