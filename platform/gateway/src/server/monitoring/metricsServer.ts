import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

export type MetricsAddress = { host: string; port: number };

async function serveMetrics(
  site: FastifyInstance,
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    // Health checks are answered on this port, too, because visitors may use all connections of the other one.
    if (method === 'GET' && ['/healthz', '/readyz'].includes(url)) {
      void site.inject(url).then(({ statusCode, body }) => {
        response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body);
      });
      return;
    }
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 Not Found\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new Error(`METRICS_PORT=${port} cannot be opened on METRICS_HOST=${host}: ${code}.`, { cause });
  });
  return server;
}

/**
 * Makes a registry of metrics, with those of the process, and serves it at `GET /metrics` on a separate address that is
 * not public. `/healthz` and `/readyz` are served there, too.
 * @throws Error that names the settings when it cannot listen on that address
 */
export async function startMetrics(server: FastifyInstance, address: MetricsAddress): Promise<Registry> {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const listener = await serveMetrics(server, registry, address);
  server.log.info({ address: listener.address() }, 'metrics are served');
  server.addHook('onClose', async () => {
    listener.close().closeAllConnections();
  });
  return registry;
}
