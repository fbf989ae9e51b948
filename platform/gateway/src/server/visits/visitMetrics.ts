import type { Registry } from 'prom-client';

import type { VisitCounts } from './visitCounts.ts';

type Row = ReturnType<VisitCounts['read']>['routes'][number];

type Sample = readonly [labels: Record<string, string>, value: number];

/** Exports the measured visits to Prometheus, by remote, version and route, and by site during a canary. */
export async function registerVisits(registry: Registry, visits: VisitCounts): Promise<void> {
  const { Counter } = await import('prom-client');
  const count = (name: string, help: string, labels: string[], samplesOf: (row: Row) => Sample[]) =>
    new Counter({
      name,
      help,
      labelNames: ['remote', 'version', 'route', 'release', ...labels],
      registers: [registry],
      collect() {
        this.reset();
        for (const row of visits.read().routes) {
          const { remote, version, route, release = '' } = row;
          for (const [more, value] of samplesOf(row))
            this.inc({ remote, version, route, release, ...more }, value);
        }
      },
    });
  count('browser_visits_total', 'Pages whose visits were measured', [], (row) => [[{}, row.visits]]);
  const countDays = () =>
    new Counter({
      name: 'browser_counted_total',
      help: 'What visitors did in measured visits',
      labelNames: ['what', 'remote', 'route'],
      registers: [registry],
      collect() {
        this.reset();
        for (const { what, remote, route, count: times } of visits.read().days) {
          this.inc({ what, remote, route }, times);
        }
      },
    });
  countDays();
  count('browser_errors_total', 'Errors in browsers, by whose code threw them', [], (row) => [
    [{}, row.errors],
  ]);
  count('browser_vitals_total', 'Web Vitals reported, by rating', ['name', 'rating'], ({ vitals }) =>
    Object.entries(vitals).flatMap(([name, { count: all, good, poor }]): Sample[] => [
      [{ name, rating: 'good' }, good],
      [{ name, rating: 'middling' }, all - good - poor],
      [{ name, rating: 'poor' }, poor],
    ]),
  );
}
