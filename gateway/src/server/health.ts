import type { FastifyInstance } from 'fastify';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** Whether compose has put a home page in `live/`. */
export async function hasHomePage(live: string): Promise<boolean> {
  return access(path.join(live, 'index.html'), constants.R_OK).then(
    () => true,
    () => false,
  );
}

/** `GET /healthz` for load balancers: 200 while there is a site to serve, else 503. */
export function serveHealth(server: FastifyInstance, { live }: { live: string }): void {
  server.get('/healthz', async (_request, reply) => {
    const ready = await hasHomePage(live);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}
