import path from 'node:path';

import type { Deployment } from '#server/site/deployment.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import type { VisitCounts } from '#server/visits/visitCounts.ts';

export type StatusSources = { live: LiveSite; visits: VisitCounts };

type Line = {
  name: string;
  package: string;
  version: string;
  since: string;
  /** Who promoted it, and why. */
  by?: string;
  reason?: string;
};

/** Live packages with the date and author of their promotion: the oldest entry since which the release has not changed. */
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

/** Number of deployments that the status shows. */
const MAX_DEPLOYMENTS = 20;

/** Collects the data of `/status`. */
export function describeStatus(deployment: Deployment, { live, visits }: StatusSources) {
  const { manifest, canary, site, since } = deployment;
  return {
    environment: manifest?.environment ?? '',
    site: path.basename(site.dir),
    servedSince: since.toISOString(),
    isUpToDate: live.isUpToDate(),
    packages: packagesOf(deployment),
    history: (manifest?.history ?? [])
      .slice(0, MAX_DEPLOYMENTS)
      .map(({ at, action, by, reason, changes }) => ({ at, action, by, reason, changes })),
    ...visits.read(),
    ...(canary && { canary: { ...manifest?.canary, site: path.basename(canary.site.dir) } }),
  };
}

export type StatusReport = ReturnType<typeof describeStatus>;
