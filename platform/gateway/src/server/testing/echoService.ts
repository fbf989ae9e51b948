import { limitClients } from '#server/services/clientLimit.ts';
import type { MountService } from '#server/services/service.ts';

/**
 * A service for tests: `POST /api/echo` returns the request's body, or 503 while there is no site.
 * @param max calls per client and minute
 */
export const mountEcho =
  (max = 1000): MountService =>
  (server, { liveDir, redis }) =>
    void server.register(async (scope) => {
      await limitClients(scope, { name: 'echo', max, redis });
      scope.post('/api/echo', async (request, reply) => {
        const isLive = await liveDir().then(
          () => true,
          () => false,
        );
        return isLive ? request.body : reply.code(503).send();
      });
    });
