import type { CountedName } from '@clinic/shared/counted';

import type { SiteVariant } from '#server/site/canary.ts';
import type { LiveSite } from '#server/site/liveSite.ts';

import type { Owner } from './ownerOf.ts';

export type VitalName = 'LCP' | 'INP' | 'CLS';

/** Thresholds of the Web Vitals ratings. Milliseconds; CLS has no unit. */
const thresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

type Vital = { count: number; good: number; poor: number; last: number[] };

/** Route of a visit and owner of its page; `release` is the site that the visitor received during a canary. */
export type Place = Owner & { route: string; release: SiteVariant | undefined };
type Row = Place & { visits: number; errors: number; vitals: Map<VitalName, Vital> };

/** An error in browsers, with the lines of its stack trace for `clinic trace`. */
export type BrowserError = Place & {
  type: string;
  frames: readonly string[];
  count: number;
  first: string;
  last: string;
};

/** Number of actions of one kind on one day (UTC) and route, in all versions. */
export type DayCount = { day: string; remote: string; route: string; what: CountedName; count: number };

/** Newest values from which a percentile is computed. */
const MAX_VALUES = 500;
const MAX_ROWS = 1000;
const MAX_FAULTS = 100;

/** Removes the oldest entry above a limit. */
function evict(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/** Removes the rarest error above the limit, so that many invented errors do not replace a frequent real one. */
function evictRarest(faults: Map<string, BrowserError>): void {
  if (faults.size <= MAX_FAULTS) return;
  const [rarest] = [...faults].slice(0, -1).toSorted(([, a], [, b]) => a.count - b.count);
  if (rarest) faults.delete(rarest[0]);
}

const percentile75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;

/**
 * Counts measured visits by remote, version and route, during a canary separately for both sites. The counts are in memory
 * and start with the server; those of a canary start with the canary.
 */
export function createVisitCounts(live: LiveSite) {
  const rows = new Map<string, Row>();
  const faults = new Map<string, BrowserError>();
  const days = new Map<string, DayCount>();
  let counted: string | undefined;
  live.onDeploy(({ manifest }) => {
    const began = manifest?.canary?.at ?? counted;
    if (began === counted) return;
    counted = began;
    for (const [key, { release }] of rows) if (release) rows.delete(key);
  });

  function rowOf(place: Place): Row {
    const { remote, version, route, release } = place;
    const key = JSON.stringify([remote, version, route, release]);
    const row = rows.get(key) ?? { ...place, visits: 0, errors: 0, vitals: new Map() };
    rows.set(key, row);
    evict(rows, MAX_ROWS);
    return row;
  }

  return {
    visited: (place: Place): void => void (rowOf(place).visits += 1),
    measured: (place: Place, name: VitalName, value: number): void => {
      const { vitals } = rowOf(place);
      const vital = vitals.get(name) ?? { count: 0, good: 0, poor: 0, last: [] };
      vitals.set(name, vital);
      const [good, poor] = thresholds[name];
      vital.last[vital.count % MAX_VALUES] = value;
      vital.count += 1;
      vital.good += Number(value <= good);
      vital.poor += Number(value > poor);
    },
    counted: ({ remote, route }: Place, what: CountedName): void => {
      const day = new Date().toISOString().slice(0, 10);
      const key = JSON.stringify([day, remote, route, what]);
      const { count } = days.get(key) ?? { count: 0 };
      days.set(key, { day, remote, route, what, count: count + 1 });
      evict(days, MAX_ROWS);
    },
    failed: (place: Place, type: string, frames: readonly string[]): void => {
      rowOf(place).errors += 1;
      const { remote, version } = place;
      const key = JSON.stringify([remote, version, type, frames[0]]);
      const now = new Date().toISOString();
      const known = faults.get(key);
      const { count, first } = known ?? { count: 0, first: now };
      faults.set(key, { ...place, type, frames, count: count + 1, first, last: now });
      evictRarest(faults);
    },
    read: () => ({
      routes: [...rows.values()].map(({ vitals, ...row }) => ({
        ...row,
        vitals: Object.fromEntries(
          [...vitals].map(([name, { last, ...vital }]) => [name, { ...vital, p75: percentile75(last) }]),
        ),
      })),
      days: [...days.values()].toReversed(),
      faults: [...faults.values()].toSorted((a, b) => (a.last < b.last ? 1 : -1)),
    }),
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;
