import path from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter, Histogram, Registry } from 'prom-client';

import type { Deployment } from '#server/site/deployment.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import type { Verification } from '#server/site/verifyFiles.ts';

/** Histogram buckets in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Kind of a request by its route. There are few values, whatever paths clients request. */
function kindOf({ routeOptions, is404 }: FastifyRequest): string {
  const [, first = ''] = (routeOptions.url ?? '').split('/');
  if (is404) return 'none';
  if (first === '*') return 'page';
  return ['healthz', 'readyz'].includes(first) ? 'monitoring' : first;
}

type Parts = { live: LiveSite; verification: Verification };

/** Counts requests, refused requests and sites once `register` has been called. */
export function createSiteMetrics({ live, verification }: Parts) {
  let requests: Counter | undefined;
  let duration: Histogram | undefined;
  let shed: Counter | undefined;
  return {
    shed: () => shed?.inc(),

    countRequests(server: FastifyInstance): void {
      server.addHook('onResponse', (request, reply, done) => {
        const kind = kindOf(request);
        requests?.inc({ kind, status: reply.statusCode });
        duration?.observe({ kind }, reply.elapsedTime / 1000);
        done();
      });
    },

    async register(registry: Registry): Promise<void> {
      const { Counter, Gauge, Histogram } = await import('prom-client');
      const registers = [registry];
      requests = new Counter({
        name: 'http_requests_total',
        help: 'Requests by what they were for and by HTTP status',
        labelNames: ['kind', 'status'],
        registers,
      });
      duration = new Histogram({
        name: 'http_request_duration_seconds',
        help: 'Time to answer a request',
        labelNames: ['kind'],
        buckets,
        registers,
      });
      shed = new Counter({
        name: 'http_requests_shed_total',
        help: 'Requests turned away with 503 because the server was too busy',
        registers,
      });
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('site_refused', 'Composed sites refused because they were incomplete', () => live.refused());
      gauge('site_is_up_to_date', '1 while the served site is the one on the disk', () =>
        Number(live.isUpToDate()),
      );
      gauge('site_damaged_files', 'Files of the site and its releases that are missing or changed', () =>
        verification.damaged(),
      );
      const info = new Gauge({
        name: 'site_info',
        help: 'Unix time since when a composed site is served',
        labelNames: ['site'],
        registers,
      });
      const setInfo = ({ site, since }: Deployment) => {
        info.reset();
        info.set({ site: path.basename(site.dir) }, since.getTime() / 1000);
      };
      live.onDeploy(setInfo);
      const now = await live.current();
      if (now) setInfo(now);
    },
  };
}
