import type { PageParams, RemoteName } from '@clinic/shared/contract';
import type { LiveRemotes } from '@clinic/shared/liveRemotes';
import { findRoute } from '@clinic/shared/routePattern';

export type PageMatch =
  | { kind: 'page'; remote: RemoteName; pattern: string; params: PageParams }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

/** Finds the remote that owns a path without language. */
export function matchPage(liveRemotes: LiveRemotes, path: string): PageMatch {
  // Object.entries widens the keys.
  const routes = (Object.entries(liveRemotes) as [RemoteName, LiveRemotes[RemoteName]][]).flatMap(
    ([remote, { pages, redirects }]) => [
      ...pages.map((pattern) => ({ pattern, remote, to: undefined })),
      ...redirects.map((item) => ({ pattern: item.path, remote, to: item.to })),
    ],
  );
  const found = findRoute(routes, ({ pattern }) => pattern, path);
  if (!found) return { kind: 'not-found' };
  const { pattern, remote, to } = found.route;
  return to === undefined
    ? { kind: 'page', remote, pattern, params: found.params }
    : { kind: 'redirect', to };
}
