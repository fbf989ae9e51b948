import type { FastifyInstance } from 'fastify';

import type { LiveSite } from '#server/site/liveSite.ts';

type Parts = { live: LiveSite; isClosing: () => boolean };

/**
 * Serves health checks. `GET /healthz` is 200 as long as the process answers; `GET /readyz` is 200 while it can serve
 * visitors, and describes its state.
 */
export function serveHealth(server: FastifyInstance, { live, isClosing }: Parts): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const deployment = await live.current();
    const hasSite = deployment !== undefined && live.isThere();
    const site = hasSite ? (live.isUpToDate() ? 'live' : 'last good one') : 'none';
    const isReady = hasSite && !isClosing();
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', site, isClosing: isClosing() });
  });
}
