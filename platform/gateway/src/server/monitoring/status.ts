import { readOwners } from '@clinic/compose/owners';
import type { FastifyInstance } from 'fastify';

import { refuseForNow } from '#server/requests/unavailable.ts';
import { renderStatusPage } from './statusPage.ts';
import { describeStatus, type StatusSources } from './statusReport.ts';

/** `GET /status`: what is live, since when, from which package; for people of the clinic, not for visitors. */
export function serveStatus(server: FastifyInstance, parts: StatusSources & { siteDir: string }): void {
  server.get('/status', async (request, reply) => {
    const deployment = await parts.live.current();
    if (!deployment) return refuseForNow(reply);
    // What is live is told all the same while the list of owners is damaged.
    const found = await readOwners(parts.siteDir).catch(() => undefined);
    const status = describeStatus(deployment, found?.owners ?? {}, parts);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept' });
    // Browsers ask for a page; programs take what comes.
    return request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(renderStatusPage(status))
      : reply.type('application/json; charset=utf-8').send(`${JSON.stringify(status, null, 2)}\n`);
  });
}
