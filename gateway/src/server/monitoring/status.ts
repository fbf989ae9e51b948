import type { FastifyInstance } from 'fastify';
import path from 'node:path';

import type { VisitCounts } from '#server/visits/visitCounts.ts';
import type { CanaryCounts } from '#server/site/canary.ts';
import type { Deployment } from '#server/site/deployment.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import { refuseForNow } from '#server/requests/unavailable.ts';

type Parts = { live: LiveSite; counts: CanaryCounts; visits: VisitCounts };

type Line = {
  name: string;
  package: string;
  version: string;
  since: string;
  /** Who made it live, and why. */
  by?: string;
  reason?: string;
};

/** When each package's version became live, and by whom: the oldest entry of the history without another one in between. */
function packagesOf({ manifest }: Deployment): Line[] {
  if (!manifest) return [];
  const of = ({ shell, remotes }: Pick<typeof manifest, 'shell' | 'remotes'>, name: string) =>
    name === 'shell' ? shell : remotes[name];
  return ['shell', ...Object.keys(manifest.remotes).toSorted()].flatMap((name) => {
    const now = of(manifest, name);
    if (!now) return [];
    const changed = manifest.history.findIndex((entry) => of(entry, name)?.integrity !== now.integrity);
    const entries = changed < 0 ? manifest.history : manifest.history.slice(0, changed);
    const { at = '', by, reason } = entries.at(-1) ?? {};
    return [{ name, package: now.package, version: now.version, since: at, by, reason }];
  });
}

export const describeStatus = (deployment: Deployment, { live, counts, visits }: Parts) => ({
  environment: deployment.manifest?.environment ?? '',
  site: path.basename(deployment.site.dir),
  servedSince: deployment.since.toISOString(),
  isUpToDate: live.isUpToDate(),
  packages: packagesOf(deployment),
  ...visits.read(),
  ...(deployment.canary && {
    canary: {
      ...deployment.manifest?.canary,
      site: path.basename(deployment.canary.site.dir),
      counts: counts.read(),
    },
  }),
});

/** `GET /status`: what is live, since when, from which package; for people of the clinic, not for visitors. */
export function serveStatus(server: FastifyInstance, parts: Parts): void {
  server.get('/status', async (_request, reply) => {
    const deployment = await parts.live.current();
    if (!deployment) return refuseForNow(reply);
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(describeStatus(deployment, parts), null, 2)}\n`);
  });
}
