import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Kind of a request by its route. There are few values, whatever paths clients request. */
function kindOf({ routeOptions, is404 }: FastifyRequest): string {
  const [, first = ''] = (routeOptions.url ?? '').split('/');
  if (is404) return 'none';
  if (first === '*') return 'page';
  return ['healthz', 'readyz'].includes(first) ? 'monitoring' : first;
}

/** Measures all requests of a server. @returns begins to count in a registry */
export function measureRequests(server: FastifyInstance): (registry: Registry) => Promise<void> {
  let duration: Histogram | undefined;
  server.addHook('onResponse', (request, reply, done) => {
    duration?.observe({ kind: kindOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return async (registry) => {
    const { Histogram } = await import('prom-client');
    duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by what it was for and by HTTP status',
      labelNames: ['kind', 'status'],
      buckets,
      registers: [registry],
    });
  };
}
