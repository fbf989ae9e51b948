import type { FastifyInstance } from 'fastify';

import { serviceUnavailable } from '#server/requests/refuse.ts';

import { renderStatusPage } from './statusPage.ts';
import { describeStatus, type StatusSources } from './statusReport.ts';

/** `GET /status`: which releases are live and since when. For the clinic's staff, not for visitors. */
export function serveStatus(server: FastifyInstance, parts: StatusSources): void {
  server.get('/status', async (request, reply) => {
    const deployment = await parts.live.current();
    if (!deployment) return serviceUnavailable(reply);
    const status = describeStatus(deployment, parts);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept' });
    // Browsers get HTML, programs JSON.
    return request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(renderStatusPage(status))
      : reply.type('application/json; charset=utf-8').send(`${JSON.stringify(status, null, 2)}\n`);
  });
}
