import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

import { createChatMetrics, type ChatMetrics } from './metrics.ts';

export type MetricsAddress = { host: string; port: number };

async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
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
 * Counts the responses of a scope, and serves the counters at `GET /metrics` on an address of their own, which
 * the public site never shows.
 * @throws Error that names the settings when it cannot listen there
 */
export async function startMetrics(server: FastifyInstance, address: MetricsAddress): Promise<ChatMetrics> {
  const metrics = await createChatMetrics();
  const listener = await serveMetrics(metrics.registry, address);
  server.log.info({ address: listener.address() }, 'metrics are served');
  server.addHook('onClose', async () => {
    listener.close().closeAllConnections();
  });
  server.addHook('onResponse', async (_request, reply) => {
    metrics.responded(reply.statusCode, reply.elapsedTime / 1000);
  });
  return metrics;
}
