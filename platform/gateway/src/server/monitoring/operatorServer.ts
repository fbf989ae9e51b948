import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

import type { LiveSite } from '#server/site/liveSite.ts';

import { serveHealth } from './health.ts';
import { serveStatus } from './status.ts';

export type MetricsAddress = { host: string; port: number };

type Parts = { address: MetricsAddress; live: LiveSite; isClosing: () => boolean };

/**
 * Makes a registry of metrics, with those of the process, and serves it at `GET /metrics` on a separate address that is
 * not public, with `/status` and the health checks, which visitors may keep from being answered on the other one.
 * @throws Error that names the settings when it cannot listen on that address
 */
export async function serveOperators(
  site: FastifyInstance,
  { address, live, isClosing }: Parts,
): Promise<Registry> {
  // Loaded only when it is used, because it costs 20 MB of memory.
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const isUpToDate = new Gauge({
    name: 'site_is_up_to_date',
    help: '1 while the served site is the one on the disk',
    registers: [],
    collect: (): void => isUpToDate.set(Number(live.isUpToDate())),
  });
  registry.registerMetric(isUpToDate);
  const server = Fastify({ forceCloseConnections: true });
  serveHealth(server, { live, isClosing });
  serveStatus(server, live);
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  // Later than the services are loaded: a load balancer that reads `/readyz` here sends visitors at once.
  site.addHook('onReady', async () => {
    await server.listen(address).catch((cause: unknown) => {
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
      const { host, port } = address;
      throw new Error(`METRICS_PORT=${port} cannot be opened on METRICS_HOST=${host}: ${code}.`, { cause });
    });
    site.log.info({ address: server.server.address() }, 'metrics are served');
  });
  site.addHook('onClose', () => server.close());
  return registry;
}
