import type { FastifyInstance } from 'fastify';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';

import type { Leaving } from '#server/shutdown.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import type { Verification } from '#server/site/verifyFiles.ts';

/** Whether compose has put a home page in `live/`. */
export async function hasHomePage(live: string): Promise<boolean> {
  return access(path.join(live, 'index.html'), constants.R_OK).then(
    () => true,
    () => false,
  );
}

/**
 * For whoever watches the server: `GET /healthz` is 200 as long as the process answers, and starting it anew
 * would help nothing; `GET /readyz` is 200 while visitors may be sent to it, and says how it stands.
 */
export function serveHealth(
  server: FastifyInstance,
  { live, leaving, verification }: { live: LiveSite; leaving: Leaving; verification: Verification },
): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const deployment = await live.current();
    const hasSite = deployment !== undefined && live.isThere();
    const site = hasSite ? (live.isUpToDate() ? 'live' : 'last good one') : 'none';
    const isClosing = leaving.isLeaving;
    const isReady = hasSite && !isClosing;
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', site, files: verification.files(), isClosing });
  });
}
