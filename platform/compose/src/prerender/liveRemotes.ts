import type { PageRoute, RedirectRoute, Remote, RemoteName } from '@clinic/shared/contract';
import type { LiveRemote, LiveRemotes } from '@clinic/shared/liveRemotes';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { StoredDocuments } from './documents.ts';
import { integrityOf } from '#disk/integrity.ts';
import { findClashes } from '#releases/clashes.ts';
import type { Release } from '#releases/release.ts';

export const isPage = (route: Remote['routes'][number]): route is PageRoute => route.kind === 'page';
const isRedirect = (route: Remote['routes'][number]): route is RedirectRoute => route.kind === 'redirect';

/** What a remote claims, as the browser knows it. */
export const claimsOf = ({ routes, slots }: Remote): Pick<LiveRemote, 'pages' | 'redirects' | 'slots'> => ({
  pages: routes.filter(isPage).map(({ path }) => path),
  redirects: routes.filter(isRedirect).map(({ path, to }) => ({ path, to })),
  slots: Object.keys(slots),
});

function describe(remote: Remote, release: Release, documents?: StoredDocuments): LiveRemote {
  return {
    version: release.version,
    entry: `${release.url}remoteEntry.js`,
    integrity: integrityOf(readFileSync(path.join(release.dir, 'web/remoteEntry.js'), 'utf8')),
    ...(documents && { data: documents.url }),
    ...claimsOf(remote),
  };
}

/**
 * Refuses paths that are not for pages, and two owners of one thing: which of them a visitor sees must not depend on the
 * order of a list.
 * @throws Error that names the remotes and what they claim
 */
export function assertSingleOwners(
  liveRemotes: Readonly<Record<string, Pick<LiveRemote, 'pages' | 'redirects' | 'slots'>>>,
): void {
  const claims = Object.entries(liveRemotes).map(
    ([name, { pages, redirects, slots }]) =>
      [name, { routes: [...pages, ...redirects.map(({ path }) => path)], slots }] as const,
  );
  const all = Object.fromEntries(claims);
  for (const [name, own] of claims) {
    const [clash] = findClashes({ ...own, name }, all);
    if (clash !== undefined) throw new Error(clash);
  }
}

/**
 * Describes the live remotes to the browser.
 * @throws Error when two remotes claim the same path or slot
 */
export function makeLiveRemotes(
  remotes: ReadonlyMap<RemoteName, Remote>,
  releases: ReadonlyMap<RemoteName, Release>,
  documents: ReadonlyMap<RemoteName, StoredDocuments> = new Map(),
): LiveRemotes {
  const entries = [...remotes].flatMap(([name, remote]) => {
    const release = releases.get(name);
    return release ? [[name, describe(remote, release, documents.get(name))] as const] : [];
  });
  const liveRemotes: LiveRemotes = Object.fromEntries(entries);
  assertSingleOwners(liveRemotes);
  return liveRemotes;
}
