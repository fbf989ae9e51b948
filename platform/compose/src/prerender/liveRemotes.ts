import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageRoute, RedirectRoute, Remote, RemoteName } from '@tesela/core/contract';
import { splitPath, type Languages } from '@tesela/core/lang';
import type { LiveRemote, LiveRemotes } from '@tesela/core/liveRemotes';
import type { PrerenderModule } from '@tesela/core/prerender';
import { matchPattern } from '@tesela/core/routePattern';

import { sriHash } from '#disk/hashes.ts';
import { assertFitting, interfaceOf, interfaceOfShell } from '#releases/clashes.ts';
import { entryUrl, type Release } from '#releases/release.ts';

import type { AddressedDocuments } from './remoteDocuments.ts';

export const isPage = (route: Remote['routes'][number]): route is PageRoute => route.kind === 'page';
const isRedirect = (route: Remote['routes'][number]): route is RedirectRoute => route.kind === 'redirect';

/** What a remote claims, as the browser knows it. */
export const claimsOf = ({ routes, slots }: Remote): Pick<LiveRemote, 'pages' | 'redirects' | 'slots'> => ({
  pages: routes.filter(isPage).map(({ path }) => path),
  redirects: routes.filter(isRedirect).map(({ path, to }) => ({ path, to })),
  slots: Object.keys(slots),
});

function describe(remote: Remote, release: Release, documents?: AddressedDocuments): LiveRemote {
  return {
    version: release.version,
    entry: entryUrl(release),
    integrity: sriHash(readFileSync(path.join(release.dir, 'web/remoteEntry.js'), 'utf8')),
    ...(documents && { data: documents.url }),
    ...claimsOf(remote),
  };
}

/**
 * Describes the live remotes to the browser.
 * @param uses slots that the shell shows, with the props that it passes
 * @throws Error when two remotes claim the same path or slot, or one passes what the other does not take
 */
export function makeLiveRemotes(
  remotes: ReadonlyMap<RemoteName, Remote>,
  releases: ReadonlyMap<RemoteName, Release>,
  documents: ReadonlyMap<RemoteName, AddressedDocuments> = new Map(),
  uses?: PrerenderModule['uses'],
): LiveRemotes {
  const entries = [...remotes].flatMap(([name, remote]) => {
    const release = releases.get(name);
    return release ? [[name, describe(remote, release, documents.get(name))] as const] : [];
  });
  const remoteInterfaces = [...remotes].map(([name, remote]) => [name, interfaceOf(remote)] as const);
  assertFitting({ shell: interfaceOfShell(uses), ...Object.fromEntries(remoteInterfaces) });
  return Object.fromEntries(entries);
}

/** The part that has a page, by the page's URL. */
export function ownerOf(url: string, liveRemotes: LiveRemotes, languages: Languages): RemoteName | 'shell' {
  const { path } = splitPath(url, languages);
  const owner = Object.entries(liveRemotes).find(([, { pages }]) =>
    pages.some((pattern) => matchPattern(pattern, path)),
  );
  return (owner?.[0] ?? 'shell') as RemoteName | 'shell'; // a key of the list
}
