import type { CountedName } from '@tesela/core/counted';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';

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

function ratingsOf(name: VitalName, value: number) {
  const [good, poor] = thresholds[name];
  return { good: value <= good, middling: value > good && value <= poor, poor: value > poor };
}

/** Route of a visit and owner of its page; `release` is the site that the visitor received, empty without a canary. */
export type Place = Owner & { route: string; release: SiteVariant | '' };

async function createCounters(registry: Registry) {
  const { Counter } = await import('prom-client');
  const count = (name: string, help: string, ...labels: string[]) =>
    new Counter({ name: `browser_${name}_total`, help, labelNames: labels, registers: [registry] });
  const place = ['remote', 'version', 'route', 'release'];
  return {
    visits: count('visits', 'Pages whose visits were measured', ...place),
    errors: count('errors', 'Errors in browsers, by whose code threw them', ...place),
    vitals: count('vitals', 'Web Vitals reported, by rating', ...place, 'name', 'rating'),
    counted: count('counted', 'What visitors did in measured visits', 'remote', 'route', 'what'),
  };
}

/** Errors that are remembered, so that each is logged once in an hour. */
const logged = { max: 1000, ttl: 3_600_000 };

type Parts = { log: FastifyBaseLogger; live: LiveSite; registry: Registry | undefined };

/**
 * Counts measured visits in a registry, if there is one, and logs each kind of error, with its stack for `tesela trace`.
 * What may come later is counted as 0, because Prometheus sees an increase only of what it knows already.
 */
export async function createVisitCounts({ log, live, registry }: Parts) {
  const counters = registry && (await createCounters(registry));
  const known = new LRUCache<string, true>(logged);
  // Otherwise the versions of all releases since the start would be kept. Prometheus recognizes counters that begin anew.
  live.onDeploy(() => Object.values(counters ?? {}).forEach((counter) => counter.reset()));
  return {
    visited: (place: Place): void => {
      counters?.visits.inc(place);
      counters?.errors.inc(place, 0);
    },
    measured: (place: Place, name: VitalName, value: number): void => {
      for (const [rating, is] of Object.entries(ratingsOf(name, value)))
        counters?.vitals.inc({ ...place, name, rating }, Number(is));
    },
    counted: ({ remote, route }: Place, what: CountedName): void =>
      counters?.counted.inc({ remote, route, what }),
    failed: (place: Place, type: string, frames: readonly string[]): void => {
      counters?.errors.inc(place);
      const key = JSON.stringify([place.remote, place.version, type, frames[0]]);
      if (known.has(key)) return;
      known.set(key, true);
      log.error({ ...place, type, frames }, 'an error in a browser');
    },
  };
}

export type VisitCounts = Awaited<ReturnType<typeof createVisitCounts>>;
